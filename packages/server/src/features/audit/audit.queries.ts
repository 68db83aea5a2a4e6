import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, gte, lt, type SQL } from 'drizzle-orm';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { auditEntries } from './audit.table';

interface AuditRecord {
  /** Noun and verb, like `user.edit`. */
  action: string;
  /** Name or number of what was changed. */
  target: string;
  before?: unknown;
  after?: unknown;
}

/** The user who does something, and where the call comes from. */
export interface Actor {
  caller: Caller;
  context: Pick<RequestContext, 'ip'>;
}

const LONGEST_TARGET = 120;
const LONGEST_TEXT = 500;
const SECRET = /passw|secret|token/i;

/** The operator, who uses the commands of the product on the machine itself. */
export const operator = { caller: { id: null, username: 'command line' }, context: { ip: 'local' } } as const;

/** Writes down a change in the back office, in the transaction that makes it. Secrets are left out, long texts cut. */
export const recordAudit = (tx: Executor, { caller, context }: Actor | typeof operator, { action, target, before, after }: AuditRecord) =>
  tx.insert(auditEntries).values({
    userId: caller.id,
    username: caller.username,
    ip: context.ip,
    action,
    target: cut(target, LONGEST_TARGET),
    before: shortened(before),
    after: shortened(after),
  });

const HALF = /[\ud800-\udbff]$/;
/** Cuts a text. Half a surrogate pair at the cut is removed, because the database refuses it. */
const cut = (text: string, most: number) => text.slice(0, most).replace(HALF, '');

/** A value as the audit log shows it: secrets masked, dates as text, long texts cut. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${cut(value, LONGEST_TEXT)}…` : value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, SECRET.test(name) && each ? '•••' : shortened(each)]));
}

interface AuditFilter {
  username?: string | undefined;
  action?: string | undefined;
  noun?: string | undefined;
  from?: Date | undefined;
  /** End of the time, exclusive. */
  to?: Date | undefined;
}

@Injectable()
export class AuditQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  page({ currentPage, limit, ...filter }: Paging & AuditFilter) {
    const matches = matching(filter);
    return withTotal(this.db, this.entries(matches), { table: auditEntries, matches }, { currentPage, limit });
  }

  latest = (filter: AuditFilter, most: number) => this.entries(matching(filter)).limit(most);

  /** The latest first; those of one moment in the order in which they were written. */
  private entries(matches: SQL | undefined) {
    const { noun: _, ...columns } = getTableColumns(auditEntries);
    return this.db.select(columns).from(auditEntries).where(matches).orderBy(desc(auditEntries.at), desc(auditEntries.id));
  }
}

const matching = ({ username, action, noun, from, to }: AuditFilter) =>
  and(
    username ? eq(auditEntries.username, username) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    noun ? eq(auditEntries.noun, noun) : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    to ? lt(auditEntries.at, to) : undefined,
  );

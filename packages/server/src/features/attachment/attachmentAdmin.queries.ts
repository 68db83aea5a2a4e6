import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { usernameKeyOf } from '../account/account.rules';
import { users } from '../account/account.table';
import { attachments, fileLinks, linkKey } from './attachment.table';

const MOST_USES = 100;

interface Filter {
  before?: number | undefined;
  limit: number;
  username?: string | undefined;
  kind?: 'picture' | 'file' | undefined;
  isUnused?: boolean | undefined;
}

const links = sql`(select from ${fileLinks} where ${fileLinks.key} = ${linkKey} limit ${sql.raw(String(MOST_USES))})`;

@Injectable()
export class AttachmentAdminQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async userId(username: string) {
    const [found] = await this.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.usernameKey, usernameKeyOf(username)));
    return found?.id;
  }

  list({ before, limit, kind, isUnused }: Omit<Filter, 'username'>, userId: number | undefined) {
    const { id, name, type, bytes, key, hash, createdAt } = attachments;
    return this.db
      .select({
        id,
        name,
        type,
        bytes,
        key,
        hash,
        createdAt,
        username: users.username,
        uses: sql<number>`(select count(*)::integer from ${links} as found)`,
      })
      .from(attachments)
      .innerJoin(users, eq(users.id, attachments.userId))
      .where(
        and(
          before === undefined ? undefined : lt(attachments.id, before),
          userId === undefined ? undefined : eq(attachments.userId, userId),
          kind && (kind === 'file' ? isNotNull(attachments.key) : isNull(attachments.key)),
          isUnused ? sql`not exists ${links}` : undefined,
        ),
      )
      .orderBy(desc(attachments.id))
      .limit(limit);
  }

  uses = (attachmentId: number) =>
    this.db
      .select({ kind: fileLinks.ownerKind, id: fileLinks.ownerId })
      .from(attachments)
      .innerJoin(fileLinks, eq(fileLinks.key, linkKey))
      .where(eq(attachments.id, attachmentId))
      .orderBy(asc(fileLinks.ownerKind), asc(fileLinks.ownerId))
      .limit(MOST_USES);
}

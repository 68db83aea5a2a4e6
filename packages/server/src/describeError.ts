import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

interface Described {
  type: string;
  message: string;
  /** SQL of a failed query, as it was written, with $1 for its parameters. */
  query?: string;
  code?: string;
  stack?: string;
}

/**
 * An error for the log. What a query was given may be a password or an address: errors of the database carry it in their parameters, their
 * details and even their messages, so only their code and what they happened to are kept.
 */
export function describeError(reason: unknown): Described {
  if (!(reason instanceof Error)) return { type: typeof reason, message: 'not an error' };
  if (reason instanceof DrizzleQueryError)
    return { ...describeError(reason.cause), type: reason.name, query: reason.query, stack: framesOf(reason) };
  const type = reason.name;
  if (reason instanceof pg.DatabaseError) {
    const { code, severity, table, column, constraint, routine } = reason;
    const where = [table, column, constraint, routine].filter(Boolean).join(' ');
    return { type, code, message: `${severity ?? 'error'} of the database: ${where}`, stack: framesOf(reason) };
  }
  const { code } = reason as { code?: unknown };
  return { type, message: reason.message, stack: framesOf(reason), ...(typeof code === 'string' && { code }) };
}

/** The calls of a stack, without the message that it begins with. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .join('\n');

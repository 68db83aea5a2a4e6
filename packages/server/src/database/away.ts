const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
/** Server is starting, stopping, out of connections, or has ended this one. */
const SERVER_STATES = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001']);

/** Whether a query failed because the database cannot be reached just now, not because the query is wrong. */
export function isDatabaseAway(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const code = (reason as { code?: unknown }).code;
  if (typeof code === 'string' && (NETWORK.has(code) || SERVER_STATES.has(code))) return true;
  if (/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(reason.message))
    return true;
  return reason.cause !== reason && isDatabaseAway(reason.cause);
}

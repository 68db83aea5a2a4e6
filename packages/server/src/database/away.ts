import { causesOf, hasCode } from '../causes';

const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'];
/** Server is starting, stopping, out of connections, or has ended this one. */
const SERVER_STATES = ['57P01', '57P02', '57P03', '53300', '08006', '08001'];
const CODES = new Set([...NETWORK, ...SERVER_STATES]);
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether a query failed because the database cannot be reached just now, not because the query is wrong. */
export const isDatabaseAway = (reason: unknown): boolean =>
  hasCode(reason, CODES) || causesOf(reason).some(({ message }) => MESSAGE.test(message));

import type { ApiScope } from './apiTokenLimits';
import type { Endpoint } from './endpoint';

/** Accounts, passwords, mail addresses, sessions, tokens, and the passwords of the site: no token reaches them, whatever its scopes are. */
const forSessions: ReadonlySet<string> = new Set(['account', 'ownAccount', 'apiToken', 'verification', 'users', 'settings', 'remote']);
/** Of these, those that show nothing but what the caller knows. */
const exempt: ReadonlySet<string> = new Set(['account.authInfo', 'account.exists', 'ownAccount.editorSettings']);
/** The way into the back office is a login. */
const logins: ReadonlySet<string> = new Set(['dashboard.login', 'dashboard.logout']);

const submitting: ReadonlySet<string> = new Set(['submission.submit', 'submission.resubmit', 'customTest.start']);

/** By another verb than GET, because lists of numbers are long; they change nothing. */
const reading: ReadonlySet<string> = new Set([
  'submission.statuses',
  'submission.contestStatuses',
  'problem.myStatuses',
  'contest.rank',
  'contest.outsideBoard',
  'contest.unreadAnnouncements',
  'live.change',
]);
/** By GET, because the protocol has it so; they change something, or send a letter. */
const changing: ReadonlySet<string> = new Set([
  'discussion.like',
  'comment.like',
  'contestEditor.clone',
  'account.sendRegisterCode',
  'ownAccount.sendChangeEmailCode',
]);

/** Whether a call can be sent twice without harm. */
export const changesNothing = (noun: string, name: string, { method }: Endpoint): boolean =>
  reading.has(`${noun}.${name}`) || (method === 'GET' && !changing.has(`${noun}.${name}`));

const forUsers: ReadonlySet<string> = new Set(['anyone', 'user', 'submit']);
const isOfUsers = (access: string) => forUsers.has(access) || /^(?:discussion|comment|reply|group)_(?:add|del|edit)$/.test(access);

/** The scope that a token needs for a call, named by noun and name as in the contract; undefined: no token may make it. */
export function apiScopeOf(noun: string, name: string, endpoint: Endpoint): ApiScope | undefined {
  const { access, path } = endpoint;
  const call = `${noun}.${name}`;
  if (logins.has(call)) return undefined;
  if (exempt.has(call)) return 'read';
  if (forSessions.has(noun)) return undefined;
  if (path.startsWith('/admin/') || !isOfUsers(access)) return 'admin';
  if (submitting.has(call)) return 'submit';
  return changesNothing(noun, name, endpoint) ? 'read' : 'write';
}

import { contract, type Endpoint, endpointsOf, grants, overHttp, roles, type Status } from '@oj/contract';
import type { Product } from './product';

/** What a snapshot asks about: numbers and names that a stranger could guess. */
export interface Asked {
  pid: number;
  problemId: string;
  submitId: number;
  title: string;
  tag: string;
  tagId: number;
  author: { uid: string; username: string };
  status: Status;
  gid?: number;
  /** Values for further fields, by the name of the field. */
  more?: Record<string, unknown[]>;
}

/** Calls that change something, or whose answers are made of chance. */
const left = new Set([
  'account.login',
  'account.logout',
  'account.sendRegisterCode',
  'account.register',
  'account.applyResetPassword',
  'account.resetPassword',
  'verification.captcha',
  'verification.slide',
  'verification.solveSlide',
  'verification.solveWork',
  'verification.work',
  'problem.random',
  // Names of users, as many as a minute allows.
  'profile.names',
  'message.readAll',
  'message.clean',
  'message.setSwitches',
  'ownAccount.changePassword',
  'ownAccount.sendChangeEmailCode',
  'ownAccount.changeEmail',
  'ownAccount.changeProfile',
  'ownAccount.uploadAvatar',
  'ownAccount.changeEditorSettings',
  'ownAccount.endSession',
  'ownAccount.endOtherSessions',
  'ownAccount.sessions',
  // Wrong codes are counted.
  'secondFactor.confirm',
  'secondFactor.show',
  'attachment.uploadFile',
  'attachment.remove',
  // These calls stream: the test listens while facts change.
  'live.open',
]);

/** A value for each field that a call may have, by the name of the field. */
const valuesFor = ({ pid, problemId, submitId, title, tag, tagId, author, status, gid, more }: Asked): Record<string, unknown[]> => ({
  pid: [pid],
  problemId: [problemId],
  problemID: [problemId, problemId.slice(0, -1)],
  submitId: [submitId],
  submitIds: [[submitId]],
  pidList: [[pid]],
  keyword: [title, problemId, tag],
  tagId: [tagId],
  username: [author.username],
  searchUser: [author.username],
  uid: [author.uid],
  status: [status],
  limit: [300],
  type: [0, 1],
  difficulty: [3],
  onlyMine: ['true', 'false'],
  code: ['int main() {}'],
  language: ['C++ 17'],
  share: [true],
  oj: ['ALL'],
  testJudgeKey: ['TEST_JUDGE_x'],
  name: ['0000.png'],
  hash: ['0'.repeat(64)],
  email: ['nobody@example.org'],
  userInput: ['1'],
  mode: ['public'],
  streamId: ['A'.repeat(24)],
  topics: [['submissions']],
  ...(gid !== undefined && { gid: [gid] }),
  ...more,
});

/** Calls that need a value of their own. `submit` asks for the display id where others ask for the number. */
const special: Record<string, (asked: Asked) => object[]> = {
  'submission.submit': ({ problemId, pid }) => [
    { pid: problemId, language: 'C++ 17', code: 'int main() {}' },
    { pid: String(pid), language: 'C++ 17', code: 'int main() {}' },
  ],
  // A stream stays open for as long as the contest, unless the call asks for the present state.
  'ccs.eventFeed': ({ more }) => [{ cid: more?.cid?.[0] ?? 1, stream: false }],
  'customTest.start': ({ pid }) => [{ pid, type: 'public', language: 'C++ 17', code: 'int main() {}', userInput: '1' }],
};

type Caller = 'visitor' | 'user' | 'root';

/** Every call that somebody of this role may make, with the inputs to ask it; of root's calls those that read. Reading ones come first. */
export function questions(asked: Asked, caller: Caller): [name: string, endpoint: Endpoint, input: object][] {
  const values = valuesFor(asked);
  const isReading = ([, , { method }]: readonly [string, string, Endpoint]) => method === 'GET';
  const calls = [...endpointsOf(contract)];
  return [...calls.filter(isReading), ...calls.filter(call => !isReading(call))].flatMap(([noun, call, endpoint]) => {
    const name = `${noun}.${call}`;
    if (left.has(name) || !isOpenTo(endpoint, caller)) return [];
    const inputs = special[name]?.(asked) ?? inputsOf(endpoint, values);
    return inputs.map((input): [string, Endpoint, object] => [name, endpoint, input]);
  });
}

function isOpenTo({ access, method }: Endpoint, caller: Caller) {
  if (caller === 'root') return method === 'GET';
  if (access === 'anyone') return true;
  if (caller === 'visitor') return false;
  return access === 'user' || grants(userRole, access);
}
const userRole = Number(Object.entries(roles).find(([, { name }]) => name === 'default_user')?.[0]) as keyof typeof roles;

/** Inputs without optional fields, with all of them, and with each of them alone. */
function inputsOf({ input }: Endpoint, values: Record<string, unknown[]>): object[] {
  const names = Object.keys((input as { def?: { shape?: object } }).def?.shape ?? {}).filter(name => values[name]);
  const single = names.flatMap(name => (values[name] ?? []).map(value => ({ [name]: value })));
  const all = Object.fromEntries(names.map(name => [name, values[name]?.[0]]));
  return [{}, ...single, ...(names.length > 1 ? [all] : [])];
}

/** Status, body and the headers that say something of the answer. */
export async function answerTo(product: Pick<Product, 'url'>, endpoint: Endpoint, input: object, token: string | undefined) {
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => token, set: () => undefined }, language: () => 'en-US' });
  const response = await send(endpoint, input, {});
  const headers = ['content-type', 'content-length', 'etag', 'content-disposition', 'retry-after'].map(name => response.headers.get(name));
  return JSON.stringify([response.status, headers, await response.text()]);
}

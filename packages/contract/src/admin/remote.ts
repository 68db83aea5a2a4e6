import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { bool, dateTime, displayText, id, text } from '../shapes';

/** Sites that judge for us, by the accounts that one needs there. */
const AccountSite = z.enum(['HDU', 'CF', 'POJ', 'SPOJ', 'LIBRE', 'AC']);
export type AccountSite = z.infer<typeof AccountSite>;

/** `challenged`: the site wants to see a person. `refused`: wrong password. `locked`: by the site. `off`: by an admin. */
const AccountState = z
  .enum(['ok', 'challenged', 'refused', 'locked', 'off'])
  .check(
    z.describe(
      'State of the account: ok, challenged (the remote judge wants to see a person), refused (wrong password), locked (by the remote judge), off (by an admin).',
    ),
  );

/** How existing clients name the accounts at each site: as two lists, paired by their order. */
export const remoteListNames = {
  HDU: { usernames: 'hduUsernameList', passwords: 'hduPasswordList' },
  CF: { usernames: 'cfUsernameList', passwords: 'cfPasswordList' },
  POJ: { usernames: 'pojUsernameList', passwords: 'pojPasswordList' },
  AC: { usernames: 'atcoderUsernameList', passwords: 'atcoderPasswordList' },
  SPOJ: { usernames: 'spojUsernameList', passwords: 'spojPasswordList' },
  LIBRE: { usernames: 'libreojUsernameList', passwords: 'libreojPasswordList' },
} as const satisfies Record<AccountSite, object>;

/** Stands for a stored password in answers; sent back, it leaves the password as it is. */
export const MASKED_PASSWORD = '********';

const usernameList = z.optional(z.array(displayText(100).check(z.minLength(1))).check(z.maxLength(100)));
const passwordList = z.optional(z.array(text(200).check(z.minLength(1))).check(z.maxLength(100)));

export const RemoteLists = z.object({
  hduUsernameList: usernameList,
  hduPasswordList: passwordList,
  cfUsernameList: usernameList,
  cfPasswordList: passwordList,
  pojUsernameList: usernameList,
  pojPasswordList: passwordList,
  atcoderUsernameList: usernameList,
  atcoderPasswordList: passwordList,
  spojUsernameList: usernameList,
  spojPasswordList: passwordList,
  libreojUsernameList: usernameList,
  libreojPasswordList: passwordList,
});
export type RemoteLists = z.infer<typeof RemoteLists>;

const RemoteAccount = z.object({
  id,
  username: z.string(),
  state: AccountState,
  stateText: z.nullable(z.string()).check(z.describe('Reason why the account does not work; null if it does.')),
  isBusy: z.boolean(),
  lastSubmitAt: z.nullable(dateTime),
});
export type RemoteAccount = z.infer<typeof RemoteAccount>;

const RemoteSite = z.object({
  code: AccountSite,
  address: z.string(),
  isOn: z.boolean().check(z.describe('Whether submissions for this remote judge are accepted.')),
  isPaused: z.boolean().check(z.describe('Whether submissions are accepted but wait until the pause ends.')),
  waiting: z.number().check(z.describe('Number of submissions that wait or are being judged.')),
  restUntil: z.nullable(dateTime).check(z.describe('Time until which the remote judge is left alone after a failure; null if it is not.')),
  lastError: z.nullable(z.string()),
  lastErrorAt: z.nullable(dateTime),
  lastFineAt: z.nullable(dateTime),
  canListContests: z.boolean().check(z.describe('Whether the remote judge has a list of contests that can be read.')),
  listsContests: z.boolean().check(z.describe('Whether its coming contests are read once an hour and shown on the home page.')),
  contestsAt: z.nullable(dateTime).check(z.describe('Time when the contests were read last; null if they never were.')),
  contestsError: z.nullable(z.string()).check(z.describe('Reason why the last try to read the contests failed; null if it succeeded.')),
  accounts: z.array(RemoteAccount),
});
export type RemoteSite = z.infer<typeof RemoteSite>;

const username = displayText(100).check(z.minLength(1));
const password = text(200).check(z.minLength(1));
const access = 'system_info_admin';

/** Which problem of which site; `name` is the prefix of its display id. */
const target = { name: text(20), problemId: displayText(60).check(z.minLength(1)) };
const imported = z.object({ pid: id, problemId: z.string() });
const staff = { access: 'back_office' } as const;

const RemotePreview = z.object({
  problemId: z.string(),
  pid: z.nullable(id).check(z.describe('ID of the problem if it has been imported already; null otherwise.')),
  title: z.string(),
  timeLimit: z.number().check(z.describe('Time limit, in milliseconds.')),
  memoryLimit: z.number().check(z.describe('Memory limit, in megabytes.')),
  description: z.string().check(z.describe('Statement, in Markdown with TeX formulas.')),
  input: z.string(),
  output: z.string(),
  hint: z.string(),
  examples: z.string().check(z.describe('Samples, as repeated <input>…</input><output>…</output>.')),
  source: z.string(),
  languages: z.array(z.string()),
});
export type RemotePreview = z.infer<typeof RemotePreview>;

/** What a site says of a problem that may differ from what is stored here. */
export const remoteFields = ['title', 'timeLimit', 'memoryLimit', 'description', 'input', 'output', 'hint', 'examples'] as const;
const RemoteField = z.enum(remoteFields);
export type RemoteField = z.infer<typeof RemoteField>;

const RemoteDifference = z.object({
  field: RemoteField,
  here: z.string(),
  there: z
    .string()
    .check(z.describe('Value that the remote judge shows now, as it would be stored. Both sides leave out the addresses of pictures.')),
});
export type RemoteDifference = z.infer<typeof RemoteDifference>;

/** Submissions and problems of other sites. */
export const remote = {
  sites: endpoint('GET /admin/remote/sites', {
    summary: 'Lists the remote judges with the accounts there. Passwords are left out.',
    apiScope: 'none',
    access,
    output: z.array(RemoteSite),
  }),
  setSite: endpoint('PUT /admin/remote/site', {
    summary: 'Switches a remote judge on or off, pauses it, or shows its coming contests. Missing fields stay as they are.',
    apiScope: 'none',
    access,
    input: z.object({ code: AccountSite, isOn: bool, isPaused: bool, listsContests: z.optional(bool) }),
  }),
  addAccount: endpoint('POST /admin/remote/account', {
    summary: 'Adds an account at a remote judge.',
    apiScope: 'none',
    access,
    input: z.object({ site: AccountSite, username, password }),
    output: z.object({ id }),
  }),
  changeAccount: endpoint('PUT /admin/remote/account', {
    summary: 'Changes the password of an account, its session, or whether it is used. A missing password stays as it is.',
    apiScope: 'none',
    access,
    input: z.object({
      id,
      password: z.optional(password),
      cookie: z
        .optional(text(4000))
        .check(
          z.describe(
            'Cookies of a session that a person opened in a browser, in the form of the Cookie header. Missing: the stored session is discarded.',
          ),
        ),
      userAgent: z.optional(displayText(300)).check(z.describe('User agent of that browser.')),
      isOff: bool,
    }),
  }),
  removeAccount: endpoint('DELETE /admin/remote/account', {
    summary: 'Removes an account that is not in use. Its submissions stay.',
    apiScope: 'none',
    access,
    input: z.object({ id }),
  }),
  testAccount: endpoint('POST /admin/remote/test-account', {
    summary: 'Logs in at the remote judge to check whether the account works.',
    apiScope: 'none',
    access,
    input: z.object({ id }),
    output: z.object({ isFine: z.boolean(), text: z.nullable(z.string()) }),
  }),
  previewProblem: endpoint('GET /admin/problem/preview-remote-oj-problem', {
    summary: 'Returns a problem of a remote judge as it would be imported. Stores nothing.',
    apiScope: 'none',
    ...staff,
    input: z.object(target),
    output: RemotePreview,
  }),
  importProblem: endpoint('POST /admin/problem/import-remote-oj-problem', {
    summary:
      'Imports a problem of a remote judge. It is public at once if the caller has the permission problem_publish, otherwise private.',
    apiScope: 'none',
    ...staff,
    alias: 'GET',
    input: z.object(target),
    output: imported,
  }),
  compareProblem: endpoint('GET /admin/problem/compare-remote-oj-problem', {
    summary: 'Returns the differences between an imported problem and what the remote judge shows now. Stores nothing.',
    apiScope: 'none',
    ...staff,
    input: z.object({ pid: id }),
    output: z.array(RemoteDifference),
  }),
  refreshProblem: endpoint('POST /admin/problem/refresh-remote-oj-problem', {
    summary: 'Replaces the given fields of an imported problem by what the remote judge shows now.',
    apiScope: 'none',
    ...staff,
    input: z.object({ pid: id, fields: z.array(RemoteField).check(z.minLength(1), z.maxLength(remoteFields.length)) }),
  }),
};

/** Into a training, a contest or a group: in the first two a problem that is here already is used. */
export const importCalls = {
  previewInGroup: {
    summary: 'Returns a problem of a remote judge as it would be imported into a group. Stores nothing.',
    input: z.object({ ...target, gid: id }),
    output: RemotePreview,
  },
  intoGroup: {
    summary: 'Imports a problem of a remote judge into a group, once per group. Its display ID begins with the short name of the group.',
    input: z.object({ ...target, gid: id }),
    output: imported,
  },
  intoTraining: {
    summary: 'Adds a problem of a remote judge to a training, and imports it if it is not here yet.',
    alias: 'GET',
    input: z.object({ ...target, tid: id }),
    output: imported,
  },
  intoContest: {
    summary: 'Adds a problem of a remote judge to a contest, and imports it if it is not here yet.',
    alias: 'GET',
    input: z.object({ ...target, cid: id, displayId: displayText(20).check(z.minLength(1)) }),
    output: imported,
  },
} as const;

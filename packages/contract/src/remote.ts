import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { bool, dateTime, displayText, id, text } from './shapes';

/** Sites that judge for us, by the accounts that one needs there. */
const AccountSite = z.enum(['HDU', 'CF', 'POJ', 'SPOJ', 'LIBRE', 'AC']);
export type AccountSite = z.infer<typeof AccountSite>;

/** `challenged`: the site wants to see a person. `refused`: wrong password. `locked`: by the site. `off`: by an admin. */
const AccountState = z.enum(['ok', 'challenged', 'refused', 'locked', 'off']);

/** How existing clients name the accounts at each site: as two lists, paired by their order. */
export const remoteListNames = {
  HDU: { usernames: 'hduUsernameList', passwords: 'hduPasswordList' },
  CF: { usernames: 'cfUsernameList', passwords: 'cfPasswordList' },
  POJ: { usernames: 'pojUsernameList', passwords: 'pojPasswordList' },
  AC: { usernames: 'atcoderUsernameList', passwords: 'atcoderPasswordList' },
  SPOJ: { usernames: 'spojUsernameList', passwords: 'spojPasswordList' },
  LIBRE: { usernames: 'libreojUsernameList', passwords: 'libreojPasswordList' },
} as const satisfies Record<AccountSite, object>;

/** In place of a password that is there; sent back, it leaves the password as it is. */
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
  stateText: z.nullable(z.string()).check(z.describe('why it is not ok')),
  isBusy: z.boolean(),
  lastSubmitAt: z.nullable(dateTime),
});
export type RemoteAccount = z.infer<typeof RemoteAccount>;

const RemoteSite = z.object({
  code: AccountSite,
  address: z.string(),
  isOn: z.boolean().check(z.describe('submissions are taken')),
  isPaused: z.boolean().check(z.describe('submissions are taken, and wait')),
  waiting: z.number().check(z.describe('submissions that wait or are on their way')),
  restUntil: z.nullable(dateTime).check(z.describe('left alone until then, because it failed')),
  lastError: z.nullable(z.string()),
  lastErrorAt: z.nullable(dateTime),
  lastFineAt: z.nullable(dateTime),
  canListContests: z.boolean().check(z.describe('a list of its contests is known')),
  listsContests: z.boolean().check(z.describe('its coming contests are read once an hour, and shown on the home page')),
  contestsAt: z.nullable(dateTime).check(z.describe('when they were read last')),
  contestsError: z.nullable(z.string()).check(z.describe('why the last try failed')),
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
  pid: z.nullable(id).check(z.describe('the problem, if it has been imported already')),
  title: z.string(),
  timeLimit: z.number().check(z.describe('ms')),
  memoryLimit: z.number().check(z.describe('MB')),
  description: z.string().check(z.describe('Markdown with TeX maths')),
  input: z.string(),
  output: z.string(),
  hint: z.string(),
  examples: z.string().check(z.describe('repeated <input>…</input><output>…</output>')),
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
  there: z.string().check(z.describe('as it would be stored; pictures stand without their addresses on both sides')),
});
export type RemoteDifference = z.infer<typeof RemoteDifference>;

/** Submissions and problems of other sites. */
export const remote = {
  sites: endpoint('GET /admin/remote/sites', {
    summary: 'Other sites that judge for this one, with the accounts there; never a password',
    apiScope: 'none',
    access,
    output: z.array(RemoteSite),
  }),
  setSite: endpoint('PUT /admin/remote/site', {
    summary: 'Switches a site on or off, pauses it, or has its coming contests shown; what is absent stays',
    apiScope: 'none',
    access,
    input: z.object({ code: AccountSite, isOn: bool, isPaused: bool, listsContests: z.optional(bool) }),
  }),
  addAccount: endpoint('POST /admin/remote/account', {
    summary: 'Adds an account at a site',
    apiScope: 'none',
    access,
    input: z.object({ site: AccountSite, username, password }),
    output: z.object({ id }),
  }),
  changeAccount: endpoint('PUT /admin/remote/account', {
    summary: 'Changes the password of an account, its session, or whether it is used; what is absent stays',
    apiScope: 'none',
    access,
    input: z.object({
      id,
      password: z.optional(password),
      cookie: z.optional(text(4000)).check(z.describe('cookies of a session that a person began in a browser, as its header says them')),
      userAgent: z.optional(displayText(300)).check(z.describe('of that browser')),
      isOff: bool,
    }),
  }),
  removeAccount: endpoint('DELETE /admin/remote/account', {
    summary: 'Removes an account that is not working; what it has sent stays',
    apiScope: 'none',
    access,
    input: z.object({ id }),
  }),
  testAccount: endpoint('POST /admin/remote/test-account', {
    summary: 'Signs in at the site, to see whether the account works',
    apiScope: 'none',
    access,
    input: z.object({ id }),
    output: z.object({ isFine: z.boolean(), text: z.nullable(z.string()) }),
  }),
  previewProblem: endpoint('GET /admin/problem/preview-remote-oj-problem', {
    summary: 'A problem of another site as it would be imported; nothing is stored',
    apiScope: 'none',
    ...staff,
    input: z.object(target),
    output: RemotePreview,
  }),
  importProblem: endpoint('POST /admin/problem/import-remote-oj-problem', {
    summary: 'Imports a problem of another site; only problem admins make it public at once',
    apiScope: 'none',
    ...staff,
    alias: 'GET',
    input: z.object(target),
    output: imported,
  }),
  compareProblem: endpoint('GET /admin/problem/compare-remote-oj-problem', {
    summary: 'How a problem of another site differs from what the site shows now; nothing is stored',
    apiScope: 'none',
    ...staff,
    input: z.object({ pid: id }),
    output: z.array(RemoteDifference),
  }),
  refreshProblem: endpoint('POST /admin/problem/refresh-remote-oj-problem', {
    summary: 'Takes over what the site shows now, field by field',
    apiScope: 'none',
    ...staff,
    input: z.object({ pid: id, fields: z.array(RemoteField).check(z.minLength(1), z.maxLength(remoteFields.length)) }),
  }),
};

/** Into a training, a contest or a group: in the first two a problem that is here already is used. */
export const importCalls = {
  previewInGroup: {
    summary: 'A problem of another site as it would be imported into a group; nothing is stored',
    input: z.object({ ...target, gid: id }),
    output: RemotePreview,
  },
  intoGroup: {
    summary: 'Imports a problem of another site into a group, once for each group; its display id begins with the short name of the group',
    input: z.object({ ...target, gid: id }),
    output: imported,
  },
  intoTraining: {
    summary: 'Imports a problem of another site, if it is not here yet, and adds it to a training',
    alias: 'GET',
    input: z.object({ ...target, tid: id }),
    output: imported,
  },
  intoContest: {
    summary: 'Imports a problem of another site, if it is not here yet, and adds it to a contest',
    alias: 'GET',
    input: z.object({ ...target, cid: id, displayId: displayText(20).check(z.minLength(1)) }),
    output: imported,
  },
} as const;

import { Status } from '@oj/contract';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contestDraft, moments } from '../support/contests';
import { groupDraft } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { FakeHdu } from '../support/remote/fakeHdu';
import { until } from '../support/until';
import { commandOf, descendants } from '../judge/leftovers';

const site = new FakeHdu();
let product: Product;
let root: Api;
let user: Api;
let pid: number;
const PASSWORD = 'ink-and-paper';
const pids = new Set<number>();

beforeAll(async () => {
  const base = await site.open();
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_REMOTE_BASES: `HDU=${base}` } });
  root = await asRoot(product);
  user = await asNewUser(product, 'writer');
  ({ pid } = await root.remote.importProblem({ name: 'HDU', problemId: '1000' }));
});
afterEach(() => {
  site.faults = {};
  site.verdicts = [['Queuing', 'Running', 'Accepted']];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
  await site.close();
});

const draft = (text = '') => ({ pid: 'HDU-1000', language: 'G++', code: `int main() { return 0; } // ${text}` });
const statusOf = async (submitId: number) => (await user.submission.statuses({ submitIds: [submitId] }))[submitId]?.status;
const judged = (submitId: number) =>
  until(async () => {
    const { submission } = await user.submission.detail({ submitId });
    return [Status.pending, Status.compiling, Status.judging, Status.submitting].includes(submission.status as never)
      ? undefined
      : submission;
  });
const siteNow = async () => (await root.remote.sites()).find(({ code }) => code === 'HDU');
const remotePid = () => descendants(product.pid).find(pid => commandOf(pid).includes('remote.js'));

test('a problem is imported with its picture and its languages, once; nobody else’s tags and texts', async () => {
  const { problem, languages, tags } = await user.problem.detail({ problemId: 'HDU-1000' });
  expect(problem).toMatchObject({ isRemote: true, title: '一题', timeLimit: 1000, memoryLimit: 32, openCaseResult: false });
  expect(problem.description).toMatch(/!\[\]\(\/api\/public\/img\/[0-9a-f]{64}\.png\)/);
  expect(problem.source).toContain('https://acm.hdu.edu.cn/showproblem.php?pid=1000');
  expect(languages).toContain('G++');
  expect(tags).toMatchObject([{ name: 'HDU', oj: 'HDU' }]);
  await expect(root.remote.importProblem({ name: 'HDU', problemId: '1000' })).rejects.toMatchObject({ code: 'remote.exists' });
  await expect(root.remote.importProblem({ name: 'HDU', problemId: '9999' })).rejects.toMatchObject({ code: 'remote.failed' });
  await expect(root.remote.importProblem({ name: 'HDU', problemId: '1/../2' })).rejects.toMatchObject({ code: 'remote.problemId' });
  await expect(root.remote.importProblem({ name: 'NOWHERE', problemId: '1' })).rejects.toMatchObject({ code: 'remote.problemId' });
  expect(await root.remote.previewProblem({ name: 'HDU', problemId: '1001' })).toMatchObject({
    problemId: 'HDU-1001',
    pid: null,
    title: '一题',
  });
  await expect(user.remote.importProblem({ name: 'HDU', problemId: '1001' })).rejects.toMatchObject({ code: 'access.denied' });
});

test('a problem whose site has changed is compared, and taken over field by field', async () => {
  expect(await root.remote.compareProblem({ pid })).toEqual([]);
  site.memoryKb = 65_536;
  expect(await root.remote.compareProblem({ pid })).toEqual([{ field: 'memoryLimit', here: '32', there: '64' }]);
  await expect(user.remote.compareProblem({ pid })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(user.remote.refreshProblem({ pid, fields: ['memoryLimit'] })).rejects.toMatchObject({ code: 'access.denied' });
  await root.remote.refreshProblem({ pid, fields: ['title'] });
  expect(await root.remote.compareProblem({ pid })).toHaveLength(1);
  await root.remote.refreshProblem({ pid, fields: ['memoryLimit', 'description'] });
  expect(await root.remote.compareProblem({ pid })).toEqual([]);
  const { problem } = await user.problem.detail({ problemId: 'HDU-1000' });
  expect(problem).toMatchObject({ title: '一题', memoryLimit: 64 });
  expect(problem.description).toMatch(/!\[\]\(\/api\/public\/img\/[0-9a-f]{64}\.png\)/);
  const own = (await root.problem.list({ keyword: 'P1000' })).records[0]?.pid ?? 0;
  await expect(root.remote.compareProblem({ pid: own })).rejects.toMatchObject({ code: 'remote.problemId' });
});

test('a group has its own, which its members submit to', async () => {
  const { id: gid } = await root.group.add(groupDraft({ shortName: 'NIGHT' }));
  const target = { gid, name: 'HDU', problemId: '1000' };
  expect(await codeOf(user.groupProblem.previewRemote(target))).toBe('access.denied');
  expect(await codeOf(user.groupProblem.importRemote(target))).toBe('access.denied');
  expect(await root.groupProblem.previewRemote(target)).toMatchObject({ pid: null, title: '一题' });
  const made = await root.groupProblem.importRemote(target);
  expect(made.problemId).toBe('NIGHTHDU-1000');
  expect(made.pid).not.toBe(pid);
  expect(await codeOf(root.groupProblem.importRemote(target))).toBe('remote.exists');
  expect(await codeOf(user.problem.detail({ problemId: made.problemId }))).toBe('problem.notFound');
  const { problem, languages } = await root.problem.detail({ problemId: made.problemId, gid });
  expect(problem).toMatchObject({ isRemote: true, title: '一题' });
  expect(languages).toContain('G++');
  // The site has the same problem already.
  await root.groupProblem.applyPublic({ pid: made.pid, isApplied: true });
  expect(await codeOf(root.groupProblemDesk.changeProgress({ pid: made.pid, progress: 2 }))).toBe('remote.exists');
});

test('while the site is off nothing is taken, and no process speaks with it', async () => {
  await expect(user.submission.submit(draft())).rejects.toMatchObject({ code: 'submission.closed' });
  expect(remotePid()).toBeUndefined();
});

test('accounts: passwords go in, are sealed, and never come out; a test signs in', async () => {
  const { id } = await root.remote.addAccount({ site: 'HDU', username: 'inker', password: 'wrong-guess' });
  await expect(root.remote.addAccount({ site: 'HDU', username: 'inker', password: 'x' })).rejects.toMatchObject({
    code: 'remote.accountExists',
  });
  expect(await root.remote.testAccount({ id })).toMatchObject({ isFine: false, text: expect.stringContaining('no such name') });
  await root.remote.changeAccount({ id, password: PASSWORD, isOff: false });
  expect(await root.remote.testAccount({ id })).toEqual({ isFine: true, text: null });
  const { rows } = await product.database().execute(`select * from remote_accounts`);
  const seen = JSON.stringify([rows, await root.remote.sites(), await root.audit.list()]);
  for (const secret of [PASSWORD, 'wrong-guess', [...site.sessions.keys()].at(-1) ?? '']) expect(seen).not.toContain(secret);
  expect((await stat(path.join(product.dataDir, 'remote.key'))).mode & 0o777).toBe(0o600);
  // Existing clients write accounts as two lists.
  const lists = { hduUsernameList: ['inker', 'other'], hduPasswordList: ['********', 'second-secret'] };
  await root.settings.setSwitches(lists);
  expect(await root.remote.testAccount({ id })).toEqual({ isFine: true, text: null });
  const masked = { hduUsernameList: ['inker', 'other'], hduPasswordList: ['********', '********'], pojUsernameList: [] };
  expect(await root.settings.switches()).toMatchObject({ ...masked, openPublicJudge: true });
  const uneven = root.settings.setSwitches({ pojUsernameList: ['a', 'b'], pojPasswordList: ['c'] });
  await expect(uneven).rejects.toMatchObject({ code: 'input.invalid' });
  const other = (await siteNow())?.accounts.find(({ username }) => username === 'other');
  await root.remote.removeAccount({ id: other?.id ?? 0 });
  await expect(user.remote.sites()).rejects.toMatchObject({ code: 'access.denied' });
});

test('a submission goes there and its verdict comes back, step by step', async () => {
  await root.remote.setSite({ code: 'HDU', isOn: true, isPaused: false });
  let release = () => {};
  site.faults = { hold: new Promise<void>(resolve => (release = resolve)) };
  await expect(user.submission.submit({ ...draft(), language: 'C++ 17' })).rejects.toMatchObject({ code: 'submission.languageUnknown' });
  const { submitId } = await user.submission.submit(draft('first'));
  await until(async () => (await statusOf(submitId)) === Status.submitting);
  release();
  expect(await judged(submitId)).toMatchObject({ status: Status.accepted, time: 15, memory: 1408, judger: 'HDU' });
  expect((await user.problem.detail({ problemId: 'HDU-1000' })).problemCount).toMatchObject({ total: 1, ac: 1 });
  site.verdicts = [['Compilation Error']];
  const wrong = await judged((await user.submission.submit(draft('second'))).submitId);
  expect(wrong).toMatchObject({ status: Status.compileError, errorMessage: expect.stringContaining('一题 <error>') });
  pids.add(await until(remotePid));
  site.verdicts = [['Accepted']];
  const marked = await judged((await user.submission.submit({ ...draft(), code: `\uFEFF// of Windows\r\n${draft().code}\r\n` })).submitId);
  expect(marked).toMatchObject({ status: Status.accepted });
  expect(site.runs.find(({ source }) => source.includes('of Windows'))?.source).toMatch(/^\/\/ of Windows\nint main[^\r]*$/);
});

test('a session that ends in between costs nothing; a refusal is told; the owner sends again', async () => {
  site.faults = { expire: true };
  const { submitId } = await user.submission.submit(draft('third'));
  expect(await judged(submitId)).toMatchObject({ status: Status.accepted });
  expect(site.runs.filter(({ source }) => source.includes('third'))).toHaveLength(1);
  await expect(user.submission.resubmit({ submitId })).rejects.toMatchObject({ code: 'submission.unsupported' });

  site.faults = { refuse: 'Too many of these.' };
  const { submitId: refused } = await user.submission.submit(draft('fourth'));
  expect(await judged(refused)).toMatchObject({ status: Status.submittedFailed, errorMessage: 'Too many of these.' });
  site.faults = {};
  await expect(root.submission.resubmit({ submitId: refused })).rejects.toMatchObject({ code: 'submission.resubmitNotOwner' });
  await user.submission.resubmit({ submitId: refused });
  expect(await judged(refused)).toMatchObject({ status: Status.accepted });
});

test('an answer that never comes: the run is found, and nothing is sent twice', async () => {
  site.faults = { breakAfterSubmit: true };
  const { submitId } = await user.submission.submit(draft('fifth'));
  expect(await judged(submitId)).toMatchObject({ status: Status.accepted });
  expect(site.runs.filter(({ source }) => source.includes('fifth'))).toHaveLength(1);
  // Two runs appear, and nobody can say which is ours.
  site.faults = { breakAfterSubmit: true, foreignRuns: 1 };
  const { submitId: lost } = await user.submission.submit(draft('sixth'));
  expect(await judged(lost)).toMatchObject({ status: Status.submittedFailed, errorMessage: expect.stringContaining('several runs') });
});

test('kill -9 between sent and known: the run is found again', async () => {
  let release = () => {};
  site.faults = { hold: new Promise<void>(resolve => (release = resolve)) };
  const { submitId } = await user.submission.submit(draft('seventh'));
  await until(() => site.runs.some(({ source }) => source.includes('seventh')));
  const killed = await until(remotePid);
  process.kill(killed, 'SIGKILL');
  release();
  expect(await judged(submitId)).toMatchObject({ status: Status.accepted });
  expect(site.runs.filter(({ source }) => source.includes('seventh'))).toHaveLength(1);
  expect(remotePid()).not.toBe(killed);
});

test('a contest and a training hold it; a site that is down keeps what waits', async () => {
  const { id: cid } = await root.contestEditor.add(contestDraft(moments.running, { type: 1 }));
  await root.contestEditor.importProblem({ name: 'HDU', problemId: '1002', cid, displayId: 'A' });
  const taken = root.contestEditor.importProblem({ name: 'HDU', problemId: '1003', cid, displayId: 'A' });
  await expect(taken).rejects.toMatchObject({ code: 'contest.problemTaken' });
  await root.contestEditor.changeVisible({ cid, visible: true });
  const trainingCategory = await root.trainingEditor.addCategory({ name: 'Elsewhere', color: '#3d5a9e' });
  const { id: tid } = await root.trainingEditor.add({ training: { title: 'Elsewhere', description: 'Read and write.' }, trainingCategory });
  await root.trainingEditor.importProblem({ name: 'HDU', problemId: 'HDU-1004', tid });
  await root.trainingEditor.importProblem({ name: 'HDU', problemId: '1000', tid });
  const trained = await user.submission.submit({ ...draft('of a training'), tid });
  expect(await judged(trained.submitId)).toMatchObject({ status: Status.accepted });

  site.faults = { down: 503 };
  const { submitId } = await user.submission.submit({ ...draft('eighth'), pid: 'A', cid });
  await until(async () => (await siteNow())?.lastError?.includes('503'));
  expect((await siteNow())?.waiting).toBe(1);
  site.faults = {};
  const standing = await until(async () => {
    const { [submitId]: found } = await user.submission.contestStatuses({ cid, submitIds: [submitId] });
    return found?.status === Status.accepted && found;
  });
  expect(standing).toMatchObject({ score: 100 });
});

test('a challenge stops the account and tells the admin; what waits can be cancelled', async () => {
  site.faults = { challenge: /submit/ };
  const { submitId } = await user.submission.submit(draft('ninth'));
  const account = await until(async () => (await siteNow())?.accounts.find(({ state }) => state === 'challenged'));
  expect(account.stateText).toContain('person');
  await until(async () => (await statusOf(submitId)) === Status.pending);
  await root.judging.cancel({ submitId });
  expect(await statusOf(submitId)).toBe(Status.cancelled);
  await root.remote.changeAccount({ id: account.id, isOff: true });
  await root.remote.removeAccount({ id: account.id });
});

test('what cannot be judged beside its site is refused, and the site keeps its limits', async () => {
  const trial = user.customTest.start({ pid, language: 'G++', code: 'int main() {}', userInput: '1' });
  await expect(trial).rejects.toMatchObject({ code: 'submission.unsupported' });
  const whole = await root.problemEditor.read({ pid });
  expect(whole).toMatchObject({ isRemote: true });
  const { author: _, ...facts } = whole;
  const problem = { ...facts, problemId: 'P9', timeLimit: 60_000, hint: 'mine', userExtraFile: null, judgeExtraFile: null };
  const languages = whole.languages.map(name => ({ name }));
  await root.problemEditor.change({
    problem: problem as never,
    languages,
    tags: whole.tags,
    samples: [],
    isUploadTestCase: false,
    codeTemplates: [],
  });
  const changed = await root.problemEditor.read({ pid });
  expect(changed).toMatchObject({ problemId: 'HDU-1000', timeLimit: 1000, hint: 'mine' });
});

test('contests to come: off at first, then read and shown; a site that fails leaves the last list with its age', async () => {
  const visitor = product.as();
  const before = await siteNow();
  expect(before).toMatchObject({ canListContests: true, listsContests: false, contestsAt: null });
  expect(await visitor.home.otherContests()).toEqual([]);
  const asked = { code: 'HDU', isOn: before?.isOn ?? false, isPaused: before?.isPaused ?? false } as const;
  await root.remote.setSite({ ...asked, listsContests: true });
  const [shown] = await until(async () => {
    const found = await visitor.home.otherContests();
    return found.length > 0 && found;
  });
  const url = 'https://acm.hdu.edu.cn/contests/contest_show.php?cid=1201';
  expect(shown).toMatchObject({ oj: 'HDU', title: 'Ink Open & Paper 1201', url, beginTime: new Date('2096-01-02T04:00:00Z') });
  site.faults = { otherMarkup: true };
  await root.remote.setSite({ ...asked, listsContests: true });
  expect(await until(async () => (await siteNow())?.contestsError ?? undefined)).toContain('no list of contests');
  expect(await visitor.home.otherContests()).toEqual([shown]);
  // Only sites whose list is known.
  const poj = root.remote.setSite({ code: 'POJ', isOn: false, isPaused: false, listsContests: true });
  await expect(poj).rejects.toMatchObject({ code: 'remote.problemId' });
  await root.remote.setSite({ ...asked, listsContests: false });
  await until(async () => (await visitor.home.otherContests()).length === 0);
});

test('no secret is in a log, and switched off the process ends', async () => {
  const logs = await Promise.all(['remote', 'api'].map(name => readFile(path.join(product.dataDir, 'logs', `${name}.log`), 'utf8')));
  for (const secret of [PASSWORD, ...site.sessions.keys()]) expect(logs.join()).not.toContain(secret);
  await root.remote.setSite({ code: 'HDU', isOn: false, isPaused: false });
  await until(() => remotePid() === undefined);
});

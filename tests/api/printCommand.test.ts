import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/*
 * The printer is a program of this test: it writes what it is given into a folder, fails or hangs, as a file beside says.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'oj-printer-'));
const inFolder = (name: string) => path.join(folder, name);
const program = inFolder('printer.mjs');
writeFileSync(
  program,
  `import { readFileSync, writeFileSync } from 'node:fs';
const [folder, title, job] = process.argv.slice(2);
const page = readFileSync(0, 'utf8');
const mode = readFileSync(folder + '/mode', 'utf8');
writeFileSync(folder + '/begun-' + job, '');
if (mode === 'fail') { console.error('no paper'); process.exit(1); }
if (mode === 'hang') setInterval(() => {}, 1000);
else writeFileSync(folder + '/paper-' + job + '-' + process.pid, title + '\\n' + page);
`,
);
const command = JSON.stringify([process.execPath, program, folder, '{title}', '{job}']);
const printer = (mode: 'print' | 'fail' | 'hang') => writeFileSync(inFolder('mode'), mode);
const papersOf = (id: number) => readdirSync(folder).filter(name => name.startsWith(`paper-${id}-`));

const env = { OJ_JUDGES: '0', OJ_STARTER: '0' };
const content = 'int main() { return 0; } // fifty characters are what it takes';

let product: Product;
let root: Api;
let author: Api;
let alice: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
const on = groupsOf(() => product);
const start = async (more: Record<string, string>, dataDir?: string) => {
  product = await startProduct({ withJudge: false, env: { ...env, ...more }, ...(dataDir !== undefined && { dataDir }) });
};
beforeAll(async () => {
  await start({ OJ_PRINT_COMMAND: command, OJ_PRINTER: 'Hall 2' });
  root = await asRoot(product);
  author = await asNewUser(product, 'author', 1001);
  alice = await asNewUser(product, 'alice');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
  rmSync(folder, { recursive: true });
});
beforeEach(() => printer('print'));

async function waiting(cid?: number) {
  const contest = cid ?? (await contests.contest(moments.running, { openPrint: true, title: 'Autumn Cup' }, { by: author })).cid;
  await product.database().execute(`delete from rate_limits where key like 'print:%'`);
  await alice.print.submit({ cid: contest, content });
  return { cid: contest, id: (await author.print.list({ cid: contest })).records[0]?.id ?? 0 };
}
const stateOf = async (cid: number, id: number) => {
  const job = (await author.print.list({ cid })).records.find(each => each.id === id);
  return [job?.status, job?.helper?.username];
};

test('a job is printed with its head, and marked when the printer has taken it; participants do not print', async () => {
  const { cid, id } = await waiting();
  await author.seat.change({ cid, seats: [{ username: 'alice', room: '201', seat: 'B12' }] });
  expect(await author.print.printer({ cid })).toEqual({ isThere: true, name: 'Hall 2' });
  expect(await codeOf(alice.print.printer({ cid }))).toBe('access.denied');
  expect(await codeOf(alice.print.send({ cid, id }))).toBe('access.denied');
  expect(await codeOf(author.print.send({ cid, id: 999_999 }))).toBe('contest.printNotFound');
  expect(papersOf(id)).toEqual([]);
  await author.print.send({ cid, id });
  expect(await stateOf(cid, id)).toEqual([1, undefined]);
  const [title, first, second, ...lines] = readFileSync(inFolder(papersOf(id)[0] ?? ''), 'utf8').split('\n');
  expect(title).toBe(`oj-${id} alice`);
  expect(first).toBe(`#${id}  [ 201 · B12 ]  alice`);
  expect(second).toMatch(/ 1\/1 {2}Autumn Cup$/);
  expect(lines).toContain(`    1  ${content}`);
});

test('a printer that fails is told to whoever sent the job, who keeps it and sends it again', async () => {
  const { cid, id } = await waiting();
  printer('fail');
  expect(await codeOf(author.print.send({ cid, id }))).toBe('contest.printerFailed');
  expect(await stateOf(cid, id)).toEqual([0, 'author']);
  expect(await codeOf(root.print.send({ cid, id }))).toBe('contest.helperTaken');
  printer('print');
  await author.print.send({ cid, id });
  expect(await stateOf(cid, id)).toEqual([1, undefined]);
});

test('two who send a job at once print it once; a printed one is printed again only where that is asked for', async () => {
  const { cid, id } = await waiting();
  const other = await asNewUser(product, 'other', 1001);
  await author.contestOrganiser.change({ cid, username: 'other', roles: ['prints'] });
  const codes = await Promise.all([author, other].map(api => codeOf(api.print.send({ cid, id }))));
  expect(['contest.helperTaken,done', 'done,done']).toContain(codes.toSorted().join());
  expect(papersOf(id)).toHaveLength(1);
  expect(await stateOf(cid, id)).toEqual([1, undefined]);
  await author.print.send({ cid, id });
  expect(papersOf(id)).toHaveLength(1);
  await author.print.send({ cid, id, again: true });
  expect(papersOf(id)).toHaveLength(2);
});

test('a job that was on its way when the server ended stays with whoever sent it, and is sent again; without a command there is no printer', async () => {
  const { cid, id } = await waiting();
  printer('hang');
  const sent = codeOf(author.print.send({ cid, id }));
  await until(() => existsSync(inFolder(`begun-${id}`)));
  expect(await stateOf(cid, id)).toEqual([0, 'author']);
  const tokens = [author, alice, root].map(api => api.token());
  await product.stop();
  await sent;
  const { dataDir } = product;
  await start({}, dataDir);
  [author, alice, root] = tokens.map(token => product.as(token)) as [Api, Api, Api];
  expect(await stateOf(cid, id)).toEqual([0, 'author']);
  expect(await author.print.printer({ cid })).toEqual({ isThere: false, name: null });
  expect(await codeOf(author.print.send({ cid, id }))).toBe('contest.noPrinter');
  await product.stop();
  printer('print');
  await start({ OJ_PRINT_COMMAND: command }, dataDir);
  [author, alice, root] = tokens.map(token => product.as(token)) as [Api, Api, Api];
  await author.print.send({ cid, id });
  expect(await stateOf(cid, id)).toEqual([1, undefined]);
});

test('contests of groups have no printer of the site, whoever owns them', async () => {
  const owner = await on.person('owner');
  const gid = await on.create(owner);
  const { id: cid } = await owner.groupContest.add({ ...contestDraft(moments.running, { openPrint: true }), gid });
  expect(await owner.print.printer({ cid })).toEqual({ isThere: false, name: null });
  expect(await codeOf(owner.print.send({ cid, id: 1 }))).toBe('contest.noPrinter');
});

test('a job takes thirty pages of paper at the most, and the last one says what was cut', async () => {
  const { cid } = await waiting();
  await product.database().execute(`delete from rate_limits where key like 'print:%'`);
  await alice.print.submit({ cid, content: `begin${'\n'.repeat(60_000)}end` });
  const id = (await author.print.list({ cid })).records[0]?.id ?? 0;
  await author.print.send({ cid, id });
  const pages = readFileSync(inFolder(papersOf(id)[0] ?? ''), 'utf8').split('\f');
  expect(pages).toHaveLength(30);
  expect(pages.at(-1)).toMatch(/\[cut: 58442 more lines\]\n$/);
});

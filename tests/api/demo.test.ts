import { Status } from '@oj/contract';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aggregatesOf } from '../../packages/server/src/features/submission/aggregates';
import { practice } from '../../packages/server/src/features/submission/place.sql';
import { type Ended, runCommand } from '../support/commands';
import { type Api, asRoot, copySeeded, type Product, startProduct } from '../support/product';

const PASSWORD = 'for-this-test';
const SCALE = 0.05;

const demo = (dataDir: string, args: string[], killedAt?: string) => runCommand(dataDir, ['demo', ...args], killedAt);

let product: Product;
let root: Api;
let killed: Ended;
let filled: Ended;
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  copySeeded('seededDir', dataDir);
  const args = ['--scale', String(SCALE), '--seed', '3', '--password', PASSWORD];
  killed = await demo(dataDir, args, 'contests');
  filled = await demo(dataDir, args);
  product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const contests = async () => (await root.contest.list({ limit: 100 })).records;

test('fills an empty site, also after a run that was killed half way, and says how far it is', () => {
  expect(killed.code).toBe(null);
  expect(killed.said).not.toContain('done in');
  expect(filled.code).toBe(0);
  expect(filled.said).toMatch(/60 users[^]*64 problems[^]*2 groups[^]*8 contests[^]*\d{4} submissions[^]*done in/);
});

test('refuses a site that is not empty, with one sentence and code 2, while the product runs', async () => {
  const again = await demo(product.dataDir, []);
  expect(again).toMatchObject({ code: 2, said: expect.stringMatching(/^\[oj\] The site has users besides root: .*\n$/) });
});

test('tells of itself without a database, and refuses what cannot be meant', async () => {
  const nowhere = path.join(tmpdir(), 'oj-no-such-folder');
  const [help, wrong] = await Promise.all([demo(nowhere, ['--help']), demo(nowhere, ['--seed', 'spring'])]);
  expect(help).toMatchObject({ code: 0, said: expect.stringContaining('--now ISO') });
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('--seed must be') });
});

test('home, status and rank are alive', async () => {
  const visitor = product.as();
  const page = await visitor.submission.list({ currentPage: 1, limit: 30, onlyMine: false });
  expect(page.records).toHaveLength(30);
  const rank = await visitor.rank.list({ currentPage: 1, limit: 30, type: 0 });
  expect(rank.records[0]?.ac).toBeGreaterThan(rank.records.at(-1)?.ac ?? Infinity);
  expect((await visitor.home.recentSolvers()).length).toBeGreaterThan(0);
});

test('the board of the sealed contest is served, and the seal hides what came after it', async () => {
  const sealed = (await contests()).find(({ title }) => title.startsWith('Harbour'));
  const query = { cid: sealed?.id ?? 0, limit: 200 };
  const outside = await product.as().contest.outsideBoard(query);
  const inside = await root.contest.rank({ ...query, forceRefresh: true });
  const solved = (rows: typeof outside.records) => rows.reduce((sum, row) => sum + ('ac' in row ? row.ac : 0), 0);
  expect(outside.records.length).toBeGreaterThan(5);
  expect(solved(inside.records)).toBeGreaterThan(solved(outside.records));
});

test('two schools have assignments, and their owner a matrix with work in it', async () => {
  const { records: groups } = await root.group.list({});
  expect(groups.map(({ memberCount }) => memberCount)).toEqual([10, 10]);
  const [gid = 0] = groups.map(({ id }) => id);
  const { records } = await root.assignment.list({ gid });
  expect(records).toHaveLength(5);
  const contests = await root.groupContest.list({ gid });
  expect(contests.records.map(({ title, status }) => `${title} ${status}`)).toEqual(['校内月赛 Monthly contest of the school 0']);
  expect((await root.groupAnnouncement.list({ gid })).records.map(({ title }) => title)).toContain('第四单元已发布 · Unit four is out');
  expect((await root.groupDiscussion.list({ gid })).records.map(({ topPriority }) => topPriority)).toEqual([true, false]);
  const [open] = records;
  expect(open?.dueAt.getTime()).toBeGreaterThan(Date.now());
  const { problems, page } = await root.assignment.matrix({ gid, id: records.at(-1)?.id ?? 0 });
  expect(problems).toHaveLength(4);
  expect(page.records).toHaveLength(8);
  expect(page.records.some(({ solved }) => solved > 0)).toBe(true);
});

test('users of the demo log in with the password that was given', async () => {
  await expect(product.as().account.login({ username: 'q', password: PASSWORD })).resolves.toBeDefined();
});

test('the stored counts are those that the submissions make', async () => {
  const database = product.database();
  const read = async () => {
    const { rows } = await database.$client.query(`select
      (select jsonb_agg(to_jsonb(c) order by c.user_id) from user_counts c) as users,
      (select jsonb_agg(to_jsonb(c) order by c.problem_id) from problem_counts c) as problems,
      (select jsonb_agg(to_jsonb(u) order by u.user_id, u.problem_id) from user_problems u) as standings`);
    return rows[0];
  };
  const stored = await read();
  const { rows: counted } = await database.$client.query<{ ac: number }>(
    'select count(distinct (user_id, problem_id))::integer as ac from submissions where contest_id is null and status = $1',
    [Status.accepted],
  );
  const sum = (stored.users as { ac: number }[]).reduce((total, { ac }) => total + ac, 0);
  expect(sum).toBe(counted[0]?.ac);
  await database.transaction(async tx => {
    const { rows } = await tx.execute<{ id: number }>('select id from problems order by id');
    for (const { id } of rows) await aggregatesOf(practice).refresh(tx, id);
  });
  expect(await read()).toEqual(stored);
});

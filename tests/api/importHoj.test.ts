import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../support/commands';
import { hojDump, PASSWORD, PROBLEMS, submissionsOf } from '../support/hojDump';
import { pictureWith } from '../support/pictures';
import { type Api, asRoot, type Product, startProduct } from '../support/product';

const sizes = { users: 60, submissions: 3_000 };
let product: Product;
let room: string;
let root: Api;
let args: string[];
/** Folder of the pictures of the other site. */
let pictures: string;
const bytesOf = async (words: string, widthPx?: number) => Buffer.from(await pictureWith(words, widthPx).arrayBuffer());
beforeAll(async () => {
  [product, room] = await Promise.all([
    startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } }),
    mkdtemp(path.join(tmpdir(), 'oj-moving-')),
  ]);
  root = await asRoot(product);
  const [dump, files] = [path.join(room, 'dump.sql'), path.join(room, 'files')];
  await writeFile(dump, [...hojDump(sizes)].join(''));
  for (let problem = 1; problem < PROBLEMS; problem += 2) {
    const folder = path.join(files, 'testcase', `problem_${1000 + problem}`);
    await mkdir(folder, { recursive: true });
    for (const place of [1, 2]) for (const ending of ['in', 'out']) await writeFile(path.join(folder, `${place}.${ending}`), `${place}\n`);
  }
  pictures = path.join(files, 'file', 'md');
  await Promise.all([mkdir(pictures, { recursive: true }), mkdir(path.join(files, 'file', 'avatar'), { recursive: true })]);
  await writeFile(path.join(pictures, 'disc.png'), await bytesOf('of a text'));
  await writeFile(path.join(pictures, 'notes.txt'), 'Read me.');
  await writeFile(path.join(files, 'file', 'avatar', 'face.png'), await bytesOf('of a user', 100));
  // Nobody may see what lies beside the folders of files.
  for (const folder of [files, path.join(files, 'file')]) await writeFile(path.join(folder, 'secret.sql'), 'password');
  args = ['import', 'hoj', dump, '--files', files, '--site', 'https://old.example.org/', '--json'];
}, 180_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
  await rm(room, { recursive: true, force: true });
});

interface Told {
  tables: { table: string; rows: number; added: number; present: number }[];
  left: Record<string, number>;
  files: { brought: number; missing: { address: string; where: string; why: string }[] };
}

/** Everything that the site has, as one text. */
async function snapshot() {
  const texts = [];
  for (const table of [
    'users',
    'problems',
    'problem_cases',
    'submissions',
    'user_problems',
    'user_counts',
    'problem_counts',
    'contests',
    'trainings',
    'groups',
    'group_members',
    'discussions',
    'comments',
    'announcements',
    'notices',
    'messages',
    'submission_cases',
    'discussion_reports',
    'contest_prints',
    'attachments',
    'file_links',
    'notice_marks',
  ]) {
    const { rows } = await product
      .database()
      .$client.query<{ text: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '\n' order by t::text)), '') as text from ${table} t`,
      );
    texts.push(`${table}: ${rows[0]?.text}`);
  }
  return texts;
}

test('what is no dump, or not a whole one, is refused and leaves nothing', async () => {
  const before = await snapshot();
  const broken = path.join(room, 'broken.sql');
  await writeFile(broken, [...hojDump(sizes)].join('').slice(0, 200_000));
  const empty = path.join(room, 'empty.sql');
  await writeFile(empty, '-- MySQL dump\n');
  for (const [file, why] of [
    [broken, 'ends in the middle'],
    [path.join(room, 'nothing.sql'), 'is no file'],
    [empty, 'no users'],
  ] as const) {
    const { code, said } = await runCommand(product.dataDir, ['import', 'hoj', file]);
    expect([code, said]).toEqual([2, expect.stringContaining(why)]);
  }
  expect((await runCommand(product.dataDir, [...args, '--time-zone', 'Nowhere'])).code).toBe(2);
  expect(await snapshot()).toEqual(before);
});

/** Rows of a kind whose number here is lower than that of a row before them in the dump. */
async function outOfOrder(kind: string) {
  const { rows } = await product.database().$client.query<{ old: number }>(
    `select old from (select old::integer, lag(old::integer) over (order by id) as before from hoj_import.ids where kind = $1) numbered
     where old < before`,
    [kind],
  );
  return rows;
}

test('killed in the middle and run again, everything is here once; run once more, nothing changes', async () => {
  expect((await runCommand(product.dataDir, args, '[oj] submissions')).code).toBeNull();
  const first = await runCommand(product.dataDir, args);
  expect(first.code, first.said).toBe(3);
  const { files } = JSON.parse(first.result) as Told;
  expect(files.missing.map(({ address, why }) => [address, why])).toEqual([
    ['/api/public/img/late.png', 'it is not in the folder of files'],
    ['/api/public/file/secret.sql', 'it is not in the folder of files'],
  ]);
  for (const { address, where } of files.missing) expect(first.said).toContain(`[oj] ${where}: ${address}`);
  for (const kind of ['submission', 'problem', 'comment']) expect([kind, await outOfOrder(kind)]).toEqual([kind, []]);

  // What was missing is there now.
  await writeFile(path.join(pictures, 'late.png'), await bytesOf('late', 80));
  await writeFile(path.join(pictures, 'secret.sql'), 'select 1;');
  const { code, result, said } = await runCommand(product.dataDir, args);
  expect(code, said).toBe(0);
  const told = JSON.parse(result) as Told;
  expect(told.files).toEqual({ brought: 2, missing: [] });
  for (const { table, rows, present } of told.tables) expect([table, present]).toEqual([table, rows]);
  expect(told.tables.find(({ table }) => table === 'judge')).toMatchObject({ rows: sizes.submissions });
  expect(told.left).toEqual({ auth: 2, session: 3 });
  const before = await snapshot();
  const again = await runCommand(product.dataDir, args);
  expect([again.code, (JSON.parse(again.result) as Told).tables.filter(({ added }) => added)]).toEqual([0, []]);
  expect((JSON.parse(again.result) as Told).files).toEqual({ brought: 0, missing: [] });
  expect(await snapshot()).toEqual(before);
  expect((await runCommand(product.dataDir, ['verify', '--json'])).code).toBe(0);
}, 180_000);

test('the ranks and boards are those of the dump', async () => {
  const judged = [...submissionsOf(sizes)];
  const practice = judged.filter(({ cid }) => cid === 0);
  const solved = new Map<unknown, Set<unknown>>();
  for (const { username, pid, status } of practice) if (status === 0) solved.set(username, (solved.get(username) ?? new Set()).add(pid));
  const ranked = (await root.rank.list({ type: 0, limit: 100 })).records.filter(({ username }) => username !== 'root');
  expect(ranked).toHaveLength(sizes.users - 1);
  for (const { username, ac, total } of ranked) {
    expect([username, ac]).toEqual([username, solved.get(username)?.size ?? 0]);
    expect([username, total]).toEqual([username, practice.filter(each => each.username === username).length]);
  }

  const contests = (await root.contest.list({ limit: 50 })).records;
  expect(contests.map(({ title }) => title).toSorted()).toEqual(['Cup 0', 'Cup 1', 'Cup 2', 'Cup 3']);
  const cup = contests.find(({ title }) => title === 'Cup 0');
  expect(cup?.startTime).toEqual(new Date('2024-03-01T00:00:00Z'));
  const board = await root.contest.rank({ cid: cup?.id ?? 0, limit: 100 });
  const inCup = judged.filter(({ cid }) => cid === 1000);
  const accepted = (username: string) =>
    new Set(inCup.filter(each => each.username === username && each.status === 0).map(({ pid }) => pid)).size;
  expect(board.records.length).toBe(new Set(inCup.map(({ username }) => username)).size);
  for (const row of board.records) expect([row.username, 'ac' in row && row.ac]).toEqual([row.username, accepted(row.username)]);
});

test('messages, results of cases, reports and print jobs are there', async () => {
  const mover = product.as();
  await mover.account.login({ username: 'mover6', password: PASSWORD });
  const mine = await mover.message.mine({});
  expect(mine.records).toMatchObject([{ title: 'Notice 3', content: 'for all', state: false }]);
  const { rows: marks } = await product
    .database()
    .$client.query<{ title: string; username: string }>(
      'select title, username from notice_marks m join notices n on n.id = m.read_up_to join users u on u.id = m.user_id',
    );
  expect(marks).toEqual([{ title: 'Notice 1', username: 'mover6' }]);
  const replies = await mover.message.replies({});
  const [discussion] = (await root.discussion.list({ keyword: 'Talk 1' })).records;
  expect(replies.records).toMatchObject([
    {
      action: 'Reply',
      sourceId: discussion?.id,
      sourceTitle: 'Talk 1',
      senderUsername: 'mover4',
      url: `/discussion-detail/${discussion?.id}`,
    },
  ]);
  const { rows } = await product
    .database()
    .$client.query<{ cases: object }>(`select c.cases from submission_cases c where c.cases->0->>'timeMs' = '5'`);
  expect(rows[0]?.cases).toEqual([
    { number: 1, group: 1, status: 0, timeMs: 5, memoryKb: 900, score: 0, output: 'out' },
    { number: 2, group: 1, status: -1, timeMs: 6, memoryKb: 900, score: 0, output: 'out' },
  ]);
  const [cup] = (await root.contest.list({ keyword: 'Cup 0' })).records;
  expect((await root.print.list({ cid: cup?.id ?? 0 })).records.map(({ status }) => status).toSorted()).toEqual([0, 1]);
});

test('pictures and files of texts are those of this site', async () => {
  const { description } = (await root.problem.detail({ problemId: 'M0' })).problem;
  const [disc = '', late = ''] = [...description.matchAll(/\]\((\/api\/public\/img\/[0-9a-f]{64}\.png)\)/g)].map(([, link = '']) => link);
  expect(description).toBe(`Print ![a disc](${disc})\n\n![late](${late}).`);
  const [talk] = (await root.discussion.list({ keyword: '动态规划', limit: 50 })).records;
  // The views are checked before the discussion is read here, since each reading is one more view.
  expect(talk).toMatchObject({ author: 'mover1', viewNum: 7 });
  const { content } = await root.discussion.detail({ did: talk?.id ?? 0 });
  expect(content).toBe(
    `dynamic programming 动态规划 <img src="${disc}"> ![there](${disc}) ![elsewhere](https://else.example.org/api/public/img/disc.png)`,
  );
  const { rows } = await product
    .database()
    .$client.query<{ content: string }>(`select content from comments where content like '<b>2</b>%'`);
  const [, notes = ''] = /\[notes\]\((\/api\/public\/file\/[0-9a-f]{32}\.txt)\)/.exec(rows[0]?.content ?? '') ?? [];
  expect(await (await fetch(product.url + notes)).text()).toBe('Read me.');
  expect((await fetch(product.url + disc)).headers.get('content-type')).toBe('image/png');
  const { avatar } = await root.profile.home({ username: 'mover6' });
  expect((await fetch(product.url + avatar)).headers.get('content-type')).toBe('image/png');
  const { records } = await root.attachmentAdmin.list({ limit: 50 });
  expect(records.map(({ name, username }) => [name, username]).toSorted()).toEqual([
    ['disc.png', 'root'],
    ['late.png', 'root'],
    ['notes.txt', 'mover2'],
    ['secret.sql', 'root'],
  ]);
});

test('people log in with their old passwords, which are hashed anew', async () => {
  const hashOf = async () =>
    (await product.database().$client.query<{ hash: string }>(`select password_hash as hash from users where username = 'mover5'`)).rows[0]
      ?.hash ?? '';
  expect(await hashOf()).toMatch(/^md5:\$argon2id\$/);
  const mover = product.as();
  await expect(mover.account.login({ username: 'mover5', password: 'another one' })).rejects.toMatchObject({ code: 'login.wrong' });
  await mover.account.login({ username: 'mover5', password: PASSWORD });
  expect(await hashOf()).toMatch(/^\$argon2id\$/);
  await product.as().account.login({ username: 'mover5', password: PASSWORD });
  // The account of the super admin is the one that was here.
  await expect(product.as().account.login({ username: 'root', password: PASSWORD })).rejects.toMatchObject({ code: 'login.wrong' });
});

test('problems, places and what was said are as they were', async () => {
  const { problem, languages, codeTemplate, tags } = await root.problem.detail({ problemId: 'M0' });
  expect(problem).toMatchObject({ title: 'Moved 0', author: 'mover1', timeLimit: 1000 });
  expect([languages.toSorted(), codeTemplate, tags.map(({ name }) => name)]).toEqual([
    ['C++ 17', 'Python3'],
    { 'C++ 17': 'int f();' },
    ['moved-1'],
  ]);
  const { id: typed } = problem;
  expect(await root.testData.cases({ pid: typed, isUpload: false })).toMatchObject([
    { inputText: '1\n' },
    { inputText: '2\n', outputText: '2\n' },
  ]);
  const { id: uploaded } = (await root.problem.detail({ problemId: 'M1' })).problem;
  expect(await root.testData.cases({ pid: uploaded })).toMatchObject([
    { input: '1.in', inputBytes: 2 },
    { input: '2.in', outputBytes: 2 },
  ]);
  const about = (await root.discussion.list({ problemID: 'M0' })).records;
  expect(about).toMatchObject([{ title: 'Talk 1', likeNum: 3 }]);
  const { commentList } = await root.comment.list({ did: about[0]?.id ?? 0 });
  expect(commentList.records[0]).toMatchObject({ content: expect.stringContaining("it's 😀") });
  const member = product.as();
  await member.account.login({ username: 'mover7', password: PASSWORD });
  expect((await member.group.list({ onlyMine: true })).records).toMatchObject([{ name: 'Old class 1', owner: 'mover1', memberCount: 19 }]);
  const paths = (await member.training.list({})).records;
  expect(paths).toMatchObject([
    { title: 'Path 1', categoryName: 'Moved paths', problemCount: 3 },
    { title: 'Path 2', auth: 'Private' },
  ]);
  await member.training.register({ tid: paths[1]?.id ?? 0, password: 'secret' });
  const [mine] = (await member.submission.list({ onlyMine: true, limit: 1 })).records;
  const { submission } = await member.submission.detail({ submitId: mine?.submitId ?? 0 });
  expect(submission.code).toMatch(/puts\("it's \d+\\\\"\);/);
  expect((await member.message.notices({})).records.length).toBeGreaterThan(0);
});

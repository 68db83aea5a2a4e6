// Pages of groups that must not slow with size: 10,000 groups against 100, and a group of 1,000 members with 300 problems, 300 trainings and
// 300 contests against one of a hundredth: `node scripts/oj.mjs exec node bench/group.mjs`. A number behind it divides the sizes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { given, median, note, report, sized, timed } from './figures.mjs';
import { buildProduct, call, loginAsRoot, openDatabase, startProduct } from './product.mjs';

const ROUNDS = sized(60, 1);
const part = Number(given[0] ?? sized(1, 100));
const GROUPS = Math.round(10_000 / part);
const MEMBERS = Math.round(1_000 / part);
const THINGS = Math.round(300 / part);

buildProduct();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
const product = await startProduct(folder, { OJ_JUDGES: '0' });
const database = openDatabase(folder);
const token = await loginAsRoot(product);

const { rows: roots } = await database.query(`select id from users where username = 'root'`);
const root = roots[0].id;
await database.query(
  `insert into users (username, username_key, password_hash, role) select 'bench' || n, 'bench' || n, 'none', 1002 from generate_series(1, $1::int) as n`,
  [MEMBERS],
);
const bench = `(select min(id) from users where username = 'bench1')`;

/** Adds groups with these numbers; each belongs to another user. */
async function addGroups(from, to) {
  await database.query(
    `with made as (
       insert into groups (name, short_name, brief, description, owner_id, creator_id, auth)
       select 'Bench group ' || n, 'B' || n, 'Bench', 'Bench', ${bench} + n % $3, ${bench} + n % $3, 1 + n % 3 from generate_series($1::int, $2::int) as n
       returning id, owner_id)
     insert into group_members (group_id, user_id, level) select id, owner_id, 5 from made`,
    [from, to, MEMBERS],
  );
  await database.query('vacuum analyze groups, group_members');
}

/** Adds a group of root with this many members, problems, trainings, contests, announcements and discussions. */
async function addGroup(name, members, things) {
  const { rows } = await database.query(
    `insert into groups (name, short_name, brief, description, owner_id, creator_id, auth) values ($1, $1, 'Bench', 'Bench', $2, $2, 1) returning id`,
    [name, root],
  );
  const gid = rows[0].id;
  await database.query(
    `insert into group_members (group_id, user_id, level) select $1, id, 3 from users where username like 'bench%' order by id limit $2`,
    [gid, members],
  );
  await database.query(
    `insert into problems overriding system value
     select (jsonb_populate_record(null::problems, to_jsonb(problems)
       || jsonb_build_object('id', 100000 + $1::int * 1000 + n, 'problem_id', $2 || n, 'group_id', $1::int))).*
     from problems, generate_series(1, $3::int) as n where problems.problem_id = 'P1000'`,
    [gid, name, things],
  );
  await database.query('insert into problem_counts (problem_id) select id from problems where group_id = $1 on conflict do nothing', [gid]);
  await database.query(
    `insert into trainings (title, description, author_id, category_id, group_id)
     select 'Training ' || n, 'Bench', $1, (select min(id) from training_categories), $2 from generate_series(1, $3::int) as n`,
    [root, gid, things],
  );
  await database.query(
    `insert into contests (title, description, author_id, group_id, start_at, end_at)
     select 'Contest ' || n, 'Bench', $1, $2, now() - make_interval(days => n), now() - make_interval(days => n - 1) from generate_series(1, $3::int) as n`,
    [root, gid, things],
  );
  await database.query('vacuum analyze');
  return gid;
}

async function timeOf(address) {
  const read = () => call(product.url, 'GET', address, undefined, token);
  for (let round = 0; round < 10; round += 1) await read();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(read))[0]);
  return median(times);
}

const lists = {
  'list of groups': '/get-group-list?limit=15',
  'list of groups, of one kind': '/get-group-list?limit=15&auth=2',
  'list of groups, own': '/get-group-list?limit=15&onlyMine=true',
};
await addGroups(1, GROUPS / 100);
const before = {};
for (const [name, address] of Object.entries(lists)) before[name] = await timeOf(address);
await addGroups(GROUPS / 100 + 1, GROUPS);
note(`${GROUPS.toLocaleString('en')} groups against a hundredth, medians of ${ROUNDS}`);
for (const [name, address] of Object.entries(lists)) {
  const after = await timeOf(address);
  note(`${name}: ${after.toFixed(1)} ms, before ${before[name].toFixed(1)} ms`);
  report(name, after / before[name], 'most', 1.2);
}

const small = await addGroup('SMALL', Math.max(1, Math.round(MEMBERS / 100)), Math.max(1, Math.round(THINGS / 100)));
const large = await addGroup('LARGE', MEMBERS, THINGS);
// Each page has the same number of rows for both groups.
const pages = {
  detail: gid => `/get-group-detail?gid=${gid}`,
  members: gid => `/group/get-member-list?gid=${gid}&limit=3`,
  problems: gid => `/group/get-problem-list?gid=${gid}&limit=3`,
  'all problems': gid => `/group/get-admin-problem-list?gid=${gid}&limit=3`,
  trainings: gid => `/group/get-training-list?gid=${gid}&limit=3`,
  contests: gid => `/group/get-contest-list?gid=${gid}&limit=3`,
  rank: gid => `/get-group-rank-list?gid=${gid}&type=0&limit=3`,
};
note(`a group of ${MEMBERS} members and ${THINGS} problems, trainings and contests against a hundredth`);
for (const [name, addressOf] of Object.entries(pages)) {
  const [few, many] = [await timeOf(addressOf(small)), await timeOf(addressOf(large))];
  note(`${name}: ${many.toFixed(1)} ms, small ${few.toFixed(1)} ms`);
  report(`group, ${name}`, many / few, 'most', 1.2);
}

await database.end();
await product.stop();
fs.rmSync(folder, { recursive: true, force: true });

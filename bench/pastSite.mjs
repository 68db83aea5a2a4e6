// A site as an earlier version has left it, for measurements of an upgrade: what it holds, and whether two hold the same.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { loadSource } from './product.mjs';

const { startPostgres } = await loadSource('packages/server/src/launch/postgres.ts');
const { openDatabase } = await loadSource('packages/server/src/database/database.ts');
const { applyMigrations } = await loadSource('packages/server/src/database/migrate.ts');

const PROBLEMS = 50;
const USERS = 300;
const FILES = 200;
/** Tables that a running process or a command writes to by itself. */
const OF_PROCESSES = new Set(['settings', 'metric_samples']);
/** Columns that later migrations remove. */
const REMOVED = new Set(['contests.stars']);

/** Works on the private database of a data folder while no product runs there. */
async function withDatabase(dataDir, work) {
  const server = await startPostgres(dataDir);
  const database = openDatabase(server.url, { connections: 1 });
  try {
    return await work(database);
  } finally {
    await database.$client.end();
    await server.stop();
  }
}

/** Makes a site with this many migrations, with test data, this many submissions, and the numbers that follow from them. */
export async function makePastSite(dataDir, migrations, submissions) {
  const hashes = Array.from({ length: FILES }, (_, n) => store(dataDir, `case ${n}\n`));
  await withDatabase(dataDir, async database => {
    await applyMigrations(database, { only: migrations });
    await database.$client.query(rowsOf(submissions, hashes));
  });
}

function store(dataDir, content) {
  const hash = createHash('sha256').update(content).digest('hex');
  const folder = path.join(dataDir, 'files', hash.slice(0, 2));
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, hash), content);
  return hash;
}

const bytesOf = n => `case ${n}\n`.length;
const rowsOf = (submissions, hashes) => `
  insert into users (username, username_key, password_hash, role) select 'user' || n, 'user' || n, 'x', case n when 1 then 1000 else 1002 end from generate_series(1, ${USERS}) n;
  insert into problems (problem_id, title, author_id, time_limit_ms, memory_limit_mb, stack_limit_mb, description, input, output, examples)
    select 'P' || n, 'Problem ' || n, 1, 1000, 256, 128, repeat('Words. ', 200), '', '', '[]' from generate_series(1, ${PROBLEMS}) n;
  insert into problem_cases (problem_id, number, input_hash, input_bytes, answer_hash, answer_bytes) values ${hashes
    .map((hash, n) => `(${(n % PROBLEMS) + 1}, ${Math.floor(n / PROBLEMS) + 1}, '${hash}', ${bytesOf(n)}, '${hash}', ${bytesOf(n)})`)
    .join(', ')};
  insert into submissions (user_id, problem_id, language, length, status, time_ms, memory_kb, submitted_at, judged_at)
    select n * 7 % ${USERS} + 1, n * 13 % ${PROBLEMS} + 1, 'C++ 17', 100, case n % 3 when 0 then 0 else -1 end, 15, 1500, at, at
    from (select n, '2026-01-01'::timestamptz + n * interval '1 minute' as at from generate_series(1, ${submissions}) n) made;
  insert into submission_codes (submission_id, code) select id, '// ' || id || md5(id::text) || repeat(' int main() { return 0; }', 20) from submissions;
  insert into user_problems (user_id, problem_id, status, submission_id, submissions)
    select distinct on (user_id, problem_id) user_id, problem_id, status, id, count(*) over (partition by user_id, problem_id)
    from submissions order by user_id, problem_id, status = 0 desc, case when status = 0 then id else -id end;
  insert into user_counts (user_id, ac, total)
    select user_id, count(*) filter (where status = 0), sum(submissions) from user_problems group by 1 on conflict (user_id) do update set ac = excluded.ac, total = excluded.total;
  insert into problem_counts (problem_id, total, ac, wa)
    select problem_id, count(*), count(*) filter (where status = 0), count(*) filter (where status = -1) from submissions group by 1
    on conflict (problem_id) do update set total = excluded.total, ac = excluded.ac, wa = excluded.wa`;

/** Checksums of the rows of all tables, of the columns that stay, and of all files. @param like of an earlier time: no other columns. */
export const contentsOf = (dataDir, like) =>
  withDatabase(dataDir, async ({ $client }) => {
    const tables = {};
    for (const [table, columns] of Object.entries(like?.columns ?? (await columnsOf($client)))) {
      const { rows } = await $client.query(
        `select md5(string_agg(md5(t::text), '' order by t::text)) as sum from (select ${columns.join(', ')} from "${table}") t`,
      );
      tables[table] = rows[0].sum;
    }
    return { columns: like?.columns ?? (await columnsOf($client)), sums: { tables, files: filesOf(path.join(dataDir, 'files')) } };
  });

async function columnsOf(client) {
  const { rows } = await client.query(
    `select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const kept = rows.filter(({ table }) => !OF_PROCESSES.has(table));
  return Object.fromEntries(
    kept.map(({ table, columns }) => [table, columns.filter(name => !REMOVED.has(`${table}.${name}`)).map(name => `"${name}"`)]),
  );
}

const filesOf = folder =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .map(file => [path.basename(file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')])
    .toSorted();

/** Users in the order of the rank, computed from the submissions. */
export const rankOf = dataDir =>
  withDatabase(dataDir, async ({ $client }) => {
    const { rows } = await $client.query(
      `select username from users join (
         select user_id, count(distinct problem_id) filter (where status = 0) as ac, count(*) as total from submissions group by 1
       ) c on c.user_id = users.id order by ac desc, total, user_id limit 100`,
    );
    return rows.map(({ username }) => username);
  });

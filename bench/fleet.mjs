// A product with a PostgreSQL that takes many connections, simulated judges in a process of their own, and users who have logged in: for
// measurements of a crowd.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isSmoke } from './figures.mjs';
import { loadSource, startOnce, startProduct } from './product.mjs';

/** @returns the product without judges, its database, where both are, and how to stop them. */
export async function startCrowdedProduct(folder, connections) {
  await startOnce(folder, { OJ_JUDGES: '0' });
  const { startPostgres, SETTINGS } = await loadSource('packages/server/src/launch/postgres.ts');
  const { postgresUrl } = await loadSource('packages/server/src/database/embeddedUrl.ts');
  const dataDir = path.join(folder, 'data');
  const postgres = await startPostgres(dataDir, { ...SETTINGS, max_connections: String(connections) });
  const databaseUrl = postgresUrl(dataDir);
  const product = await startProduct(folder, { OJ_JUDGES: '0', DATABASE_URL: databaseUrl });
  const { Pool } = createRequire(path.resolve('packages/server/package.json'))('pg');
  const database = new Pool({ connectionString: databaseUrl, max: 4 });
  const stop = async () => {
    await database.end();
    await product.stop();
    await postgres.stop();
  };
  return { product, database, databaseUrl, dataDir, stop };
}

/** Adds users with sessions, which say that they have logged in. @returns their tokens. */
export async function addUsers(database, count) {
  const tokens = Array.from({ length: count }, (_, n) => `bench-token-of-user-number-${n}-0123456789abcdef`);
  const hashes = tokens.map(token => createHash('sha256').update(token).digest('hex'));
  await database.query(
    `with made as (
       insert into users (username, username_key, password_hash, role) select 'bench' || n, 'bench' || n, 'none', 1002 from generate_series(1, $1::int) n
       returning id)
     insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day' from (select id, row_number() over (order by id) as place from made) users
     join unnest($2::text[]) with ordinality as given(hash, place) using (place)`,
    [count, hashes],
  );
  return tokens;
}

/** Number of jobs that wait for a judge or are with one. */
export const waitingJobs = async database => (await database.query('select count(*)::int as jobs from judge_jobs')).rows[0].jobs;

/** Records the jobs in the order in which judges take them, into `bench_taken`. @returns how to stop that. */
export async function noteTakenJobs(database) {
  await database.query(
    `create table bench_taken (at bigint generated always as identity, user_id integer, submission_id integer);
     create function bench_take() returns trigger language plpgsql as $$ begin
       insert into bench_taken (user_id, submission_id) values (new.user_id, new.target_id); return null; end $$;
     create trigger bench_take after update on judge_jobs for each row when (old.leased_until is null and new.leased_until is not null)
       execute function bench_take()`,
  );
  return () => database.query('drop trigger bench_take on judge_jobs; drop function bench_take(); drop table bench_taken');
}

/** Runs a file of bench/ in a process of its own, which prints `ready`. `ask` has it answer and end. */
export async function startPart(file, ...given) {
  const child = fork(file, [...given.map(String), ...(isSmoke ? ['--smoke'] : [])]);
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error(`${path.basename(file)} ended with ${said}`);
  return {
    pid: child.pid,
    async ask() {
      const answer = once(child, 'message');
      const ended = once(child, 'exit');
      child.send('stop');
      const [told] = await Promise.race([answer, ended]);
      await ended;
      return told;
    },
  };
}

/** Starts judges that judge nothing, all in one process. */
export const startFleet = ({ databaseUrl, dataDir }, count) => startPart(import.meta.filename, databaseUrl, dataDir, count);

async function beJudges(databaseUrl, dataDir, count) {
  const { startSimulatedJudges } = await loadSource('bench/simulatedJudges.ts');
  const stop = await startSimulatedJudges(databaseUrl, { count, dataDir });
  process.send('ready');
  process.once('message', () => stop().then(() => process.exit(0)));
  process.once('disconnect', () => process.exit(0));
}

if (process.argv[1] === import.meta.filename) await beJudges(process.argv[2], process.argv[3], Number(process.argv[4]));

// Runs tests, looks once more at files that failed, each alone, and closes with one line of counts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { attempt } from './processes.mjs';

/** Largest number of failed files that are run again: when more fail, it is no accident. */
const MOST_FILES = 6;
/** Most of the many tests in a file like this passed and share nothing with the others: only those that failed run again. */
const MANY_TESTS = 200;

/**
 * `args` choose the tests, `env` is added to the environment. A file that fails is run once more at the very end, alone. What passes then lets
 * the run pass and is printed last, with its first failure, as a fault to mend next. Ends this process with 1 when something failed twice.
 */
export async function testRun(args, env) {
  const first = await once(args, env);
  const { summary } = first;
  if (!summary) process.exit(first.code || 1);
  const counts = { ...summary.counts };
  const mayLookAgain = summary.unhandled === 0 && summary.failed.length > 0 && summary.failed.length <= MOST_FILES;
  let passes = first.code === 0;
  const accidents = [];
  if (!passes && mayLookAgain) {
    passes = true;
    for (const file of summary.failed) {
      console.log(`\n[oj] ${file.project} ${file.file} failed: a second look at it, alone`);
      const again = await once([file.file, '--project', file.project, ...namesOf(file)], env);
      if (again.code !== 0 || !again.summary) passes = false;
      else {
        accidents.push(file);
        counts.failed -= file.tests.length || 1;
        counts.passed += file.tests.length;
      }
    }
  }
  for (const line of summary.lines) console.log(line);
  if (accidents.length)
    console.log(`\nsecond looks: what failed first and passed alone is a fault to mend next\n${accidents.map(told).join('\n')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (!passes) process.exit(1);
}

async function once(args, env) {
  const file = path.join(os.tmpdir(), `oj-run-${process.pid}.json`);
  fs.rmSync(file, { force: true });
  const { code } = await attempt('vitest', ['run', ...args], { env: { ...env, OJ_RUN_SUMMARY: file } });
  const summary = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
  fs.rmSync(file, { force: true });
  return { code, summary };
}

/** What Vitest runs of a file: all of it, or of a very long one the tests that failed. */
const namesOf = ({ count, tests }) =>
  count > MANY_TESTS && tests.length ? ['-t', tests.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')] : [];

const told = ({ project, file, tests, seeds }) =>
  [
    `  ${project} ${file}`,
    ...tests.map(({ fullName, message }) => `    ${fullName}\n      ${message.split('\n').slice(0, 6).join('\n      ')}`),
    ...seeds.map(seed => `    ${seed}`),
  ].join('\n');

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The SQL of every query that the reading calls make, with the shapes of its plans on the demo site: into a file, or to the terminal. The
 * test that asks every call is run for it.
 * @param vitest runs Vitest with these arguments and variables.
 */
export async function writeQueries(file, vitest) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-queries-'));
  const found = path.join(folder, 'queries.txt');
  await vitest(['--project', 'api', 'tests/api/queryPlans.test.ts', '-t', 'whoever asks whatever'], { OJ_QUERIES: found });
  if (file) fs.copyFileSync(found, file);
  else process.stdout.write(fs.readFileSync(found, 'utf8'));
  fs.rmSync(folder, { recursive: true });
}

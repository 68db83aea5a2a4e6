import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { judgeCache } from '../support/judgeCache';

const run = promisify(execFile);
const FOLDER = path.resolve('bench');
/** Files that are run by name say in their first lines how; the others are parts of these. */
const benches = readdirSync(FOLDER).filter(file => new RegExp(`node bench/${file}\\b`).test(readFileSync(path.join(FOLDER, file), 'utf8')));

/** A measurement that has stopped running measures nothing, and nobody notices. */
describe('every measurement still runs', () => {
  test('all are found', () => {
    expect(benches.length).toBeGreaterThan(12);
  });

  test.for(benches)('bench/%s', async file => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      OJ_BUILT: '1',
      OJ_PCH: '0',
      OJ_SEEDED: inject('seededDir'),
      OJ_CACHE: judgeCache(),
    };
    const { stdout } = await run(process.execPath, ['--expose-gc', path.join('bench', file), '--smoke'], { env, maxBuffer: 1 << 26 });
    expect(stdout.trim()).not.toBe('');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../tests/support/until';
import { openLog } from './log';

test('S4: a log that is full is kept once and begun anew while its process runs', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-log-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const log = openLog({ dataDir }, 'api', 10_000);
  const read = (name: string) => {
    const file = path.join(dataDir, 'logs', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  for (let line = 0; line < 100; line++) log.info({ line, filler: 'x'.repeat(200) });
  await until(() => read('api.log.old').length > 10_000);
  // A line that was on its way while the file was renamed still goes to the old one.
  await until(() => {
    log.info('after it');
    return read('api.log').includes('after it');
  });
  expect(read('api.log').length).toBeLessThan(10_000);
});

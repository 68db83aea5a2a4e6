import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config';
import { settings } from './settings';

afterEach(() => vi.unstubAllEnvs());

test('what is set is said with where it comes from, and no secret is shown', () => {
  for (const [name, value] of Object.entries({
    PORT: '7000',
    DATABASE_URL: 'postgresql://oj:hidden@host/oj',
    OJ_JUDGES: '',
    OJ_STARTER: '0',
  }))
    vi.stubEnv(name, value);
  let said = '';
  expect(settings({}, readConfig(), { stage: () => {}, step: () => {}, warn: () => {}, result: text => (said = text) })).toBe(0);
  const lines = said.split('\n');
  expect(lines).toContain(`${'PORT'.padEnd(22)} 7000  (environment)`);
  expect(lines).toContain(`${'DATABASE_URL'.padEnd(22)} set  (environment)`);
  expect(lines).toContain(`${'OJ_STARTER'.padEnd(22)} 0  (environment)`);
  expect(lines).toContain(`${'OJ_JUDGES'.padEnd(22)} processors − 1, at least 1`);
  expect(said).not.toContain('hidden');
});

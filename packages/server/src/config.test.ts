import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

let folder: string;
let secret: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oj-config-'));
  secret = path.join(folder, 'secret');
  writeFileSync(secret, 'redis://127.0.0.1:6379\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret may stand in a file; a value of its own goes first', () => {
  expect(readConfig({ OJ_EVENTS_FILE: secret }).eventsUrl).toBe('redis://127.0.0.1:6379');
  expect(readConfig({ OJ_EVENTS: 'redis://elsewhere', OJ_EVENTS_FILE: secret }).eventsUrl).toBe('redis://elsewhere');
});

test('a file of a secret that cannot be read, is empty or holds something else is named', () => {
  expect(() => readConfig({ OJ_EVENTS_FILE: path.join(folder, 'none') })).toThrow(/^OJ_EVENTS_FILE cannot be read: /);
  writeFileSync(path.join(folder, 'empty'), '\n');
  expect(() => readConfig({ OJ_EVENTS_FILE: path.join(folder, 'empty') })).toThrow(/^OJ_EVENTS_FILE names an empty file/);
  expect(() => readConfig({ DATABASE_URL_FILE: secret })).toThrow(ConfigError);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from './configError';
import { readConfig } from './config';

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

test.each([
  ['10.0.0.0/8, 2001:db8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
  ['', []],
])('proxies %j are trusted', (given, trusted) => {
  expect(readConfig({ OJ_TRUSTED_PROXIES: given }).trustedProxies).toEqual(trusted);
});

test.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.1,', '0/0'])('proxies %j are refused', given => {
  expect(() => readConfig({ OJ_TRUSTED_PROXIES: given })).toThrow(/^OJ_TRUSTED_PROXIES must look like/);
});

test('a command of printing is a list of words', () => {
  expect(readConfig({}).printer).toBeUndefined();
  const OJ_PRINT_COMMAND = '["lp", "-d", "hall 2", "{title}"]';
  expect(readConfig({ OJ_PRINT_COMMAND, OJ_PRINTER: 'Hall 2' }).printer).toEqual({
    command: ['lp', '-d', 'hall 2', '{title}'],
    name: 'Hall 2',
  });
});

test.each(['lp -d hall', '[]', '[""]', '["lp",1]', '{"lp":1}', '"lp"', '[["lp"]]'])('the command of printing %j is refused', given => {
  expect(() => readConfig({ OJ_PRINT_COMMAND: given })).toThrow(/^OJ_PRINT_COMMAND must look like \["lp",/);
});

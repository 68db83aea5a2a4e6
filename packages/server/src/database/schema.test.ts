import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../drizzle.config';

const root = path.resolve(import.meta.dirname, '../..');
const meta = path.join(root, 'migrations/meta');
const readJson = (name: string) => JSON.parse(readFileSync(path.join(meta, name), 'utf8'));

test('every change of a table has its migration', async () => {
  const files = globSync(config.schema ?? [], { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  const tables: Record<string, unknown> = {};
  for (const file of files) Object.assign(tables, await import(path.join(root, file)));
  const number = readJson('_journal.json').entries.at(-1).tag.slice(0, 4);
  const migrated = readJson(`${number}_snapshot.json`);
  const current = generateDrizzleJson(tables, migrated.id, ['public'], config.casing);
  expect(await generateMigration(migrated, current)).toEqual([]);
});

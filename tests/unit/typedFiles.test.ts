import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Programs that are judged, and pages that are built for themselves: tests compile and run them. */
const elsewhere = /^(tests\/consumers\/(page|next|program)\/|tests\/judge\/programs\/|bench\/scoreboard\.page\.tsx$)/;

test('`npm run check` checks the types of every file in TypeScript', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts'], { encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(1000);
  const checked = new Set(['tsconfig.json', ...globSync('packages/*/tsconfig.json')].flatMap(filesOf));
  expect(files.filter(file => !checked.has(file) && !elsewhere.test(file))).toEqual([]);
});

function filesOf(config: string): string[] {
  const { config: read } = ts.readConfigFile(config, file => readFileSync(file, 'utf8')) as { config: object };
  const { fileNames } = ts.parseJsonConfigFileContent(read, ts.sys, path.dirname(path.resolve(config)));
  return fileNames.map(file => path.relative('.', file));
}

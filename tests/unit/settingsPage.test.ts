import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsMarkdown } from '../../packages/server/src/commands/settings/settings';
import { variableNames } from '../../packages/server/src/config';

const page = readFileSync('docs/settings.md', 'utf8');

test('docs/settings.md has the tables as the command prints them', () => {
  expect(page).toContain(settingsMarkdown());
});

test('every variable that is read stands there, with what it is for', () => {
  expect(variableNames.filter(name => !page.includes(`\`${name}\``))).toEqual([]);
  expect(settingsMarkdown()).not.toMatch(/^\| `\w+` \| *\||undefined/m);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '../support/quotedCommands';

/** Links between documents, and paths of this repository that they name between backticks. */
const pages = documents.filter(file => file.endsWith('.md') && !file.startsWith('packages/'));

test.each(pages)('%s links to what there is', file => {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link).filter(link => !/^\w+:/.test(link));
  expect(links.filter(link => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
  const named = [...text.matchAll(/`((?:docs|deploy|scripts|tests|bench|packages)\/[\w./-]+)`/g)].map(([, name = '']) => name);
  const built = /\/dist\b|weights\.json$/;
  expect(named.filter(name => !built.test(name) && !existsSync(name))).toEqual([]);
});

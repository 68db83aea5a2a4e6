import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const packages = new URL('../../packages/', import.meta.url).pathname;
const files = globSync(`${packages}{ui,judge-ui,app}/src/**/*.{ts,tsx}`).filter(file => !/\.(stories|test)\.tsx?$/.test(file));
const namespaces = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bphrases\(\s*'([^']+)'/g)].map(([, name]) => name));

test('phrases have a namespace of their own', () => {
  expect(namespaces.length).toBeGreaterThan(100);
  expect(namespaces.filter((name, place) => namespaces.indexOf(name) !== place)).toEqual([]);
});

interface Wording {
  at: string;
  zh: string;
  /** One text, or one for each plural form. */
  en: string[];
}

/** Every text that the packages have in both languages, with or without `phrases`. */
const wordings = files.flatMap((file): Wording[] => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('zh:')) return [];
  const found: Wording[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const [zh] = textsOf(node, 'zh');
      const en = textsOf(node, 'en');
      if (zh !== undefined && en.length) found.push({ at: `${path.relative(packages, file)}: ${zh}`, zh, en });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
});

function textsOf(node: ts.ObjectLiteralExpression, language: 'zh' | 'en'): string[] {
  const property = node.properties.find(each => ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) && each.name.text === language);
  if (!property || !ts.isPropertyAssignment(property)) return [];
  const value = property.initializer;
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap(form =>
    ts.isPropertyAssignment(form) && ts.isStringLiteralLike(form.initializer) ? [form.initializer.text] : [],
  );
}

const inChinese = /\p{Script=Han}/u;
const slotsOf = (text: string) => [...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, slot]) => slot))].toSorted();

test('every text has words in both languages, and its English has no Chinese in it', () => {
  expect(wordings.length).toBeGreaterThan(3500);
  /** This one invites readers of the other language. */
  const switchesLanguage = (zh: string) => zh === 'Switch to English';
  const empty = wordings.filter(({ zh, en }) => [zh, ...en].some(text => !text.trim()));
  const untranslated = wordings.filter(({ zh, en }) => en.some(text => inChinese.test(text)) && !switchesLanguage(zh));
  expect({ empty, untranslated }).toEqual({ empty: [], untranslated: [] });
});

test('both languages of a text have the same slots', () => {
  const wrong = wordings.filter(({ zh, en }) => slotsOf(zh).join() !== slotsOf(en.join(' ')).join());
  expect(wrong).toEqual([]);
});

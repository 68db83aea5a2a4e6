import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Newer than Chrome 111, Safari 16.4 and Firefox 115, which README promises: each of these has emptied pages in browsers of users. */
const TOO_NEW =
  /AbortSignal\.any\(|\.checkVisibility\(|\b(?:Map|Object)\.groupBy\(|\.(?:is|to)WellFormed\(|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\(|\bRegExp\.escape\(|\bURL\.(?:canParse|parse)\(|\bIterator\.from\(|\bIntl\.(?:Segmenter|DurationFormat)\b|\brequestIdleCallback\b|\bscheduler\.|\bstartViewTransition\b|light-dark\(|@starting-style|@property\b/;
/** This file asks first whether the browser has a segmenter. */
const asks = 'packages/ui/src/format/graphemes.ts';

const sources = globSync('packages/{app,judge-ui,contract,ui}/{src,public}/**/*.{ts,tsx,js}').filter(
  file => !/\.(?:test|stories)\.tsx?$|\/testing\/|^packages\/contract\/src\/(?:cli|node)/.test(file),
);

test('pages use nothing that the oldest browsers lack', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap(file => {
    if (file === asks) return [];
    const [word] = TOO_NEW.exec(readFileSync(file, 'utf8')) ?? [];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../packages/contract/src/api/endpoint';
import { contract } from '../../packages/contract/src/contract';
import { endpointsOf } from '../../packages/contract/src/api/openapi';
import { matching, displayText, text, webAddress } from '../../packages/contract/src/shapes';

const MEGABYTE = 1_000_000;
/** Linear work on some hundred megabytes takes seconds; quadratic work on one takes many minutes, and is broken off. */
const PATIENCE_MS = 20_000;
const inTime = <Answer>(run: () => Answer): Answer => vm.runInNewContext('run()', { run }, { timeout: PATIENCE_MS }) as Answer;

/** How texts begin that some expression of the contract accepts a part of. */
const beginnings = [
  '',
  'a',
  '1',
  ' -1',
  '#4',
  'https://a',
  'submission:1',
  'a.b@c.d',
  '1,1',
  'a.b-c',
  ':a',
  '0f'.repeat(16),
  '0f'.repeat(32),
];
const parts = ['a', 'f', 'Z', '1', ' ', '.', '-', '_', ',', ':', '/', '@', '\u200e', '\r', 'a.', 'a-', '1,', ' 1', ':a', '\r\n', 'é'];
const ends = ['', ' x'];
const megabyteOf = (part: string) => part.repeat(MEGABYTE / part.length);
const megabytes = parts.map(megabyteOf);

/** The pieces of an expression: escapes, classes, single characters, and signs that are no expression by themselves. */
const PIECES =
  /\{\d+(?:,\d*)?\}|\(\?(?:[:=!]|<[=!]|<\w+>)|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\]/giu;
const REFERENCE = /\\[1-9]|\\k</;

/** Says what a text looks like to an expression: which of its pieces each character fits. Where it looks back at what it has read, a text is like no other. */
function looksTo({ source, flags }: RegExp): (text: string) => string {
  if (REFERENCE.test(source)) return text => text;
  const places = [...new Set(source.match(PIECES)), '.', '\\w'].flatMap(piece => {
    try {
      return [new RegExp(`^(?:${piece})$`, flags.replaceAll(/[gy]/g, ''))];
    } catch {
      return [];
    }
  });
  return text => [...text].map(sign => places.map(place => Number(place.test(sign))).join('')).join(' ');
}

/** One of all texts that look alike to the expression, as beginning, part that is repeated, and end. */
function textsFor(expression: RegExp) {
  const look = looksTo(expression);
  const all = beginnings.flatMap(start => parts.flatMap(part => ends.map(end => [start, part, end] as const)));
  return new Map(all.map(text => [text.map(look).join('|'), text])).values();
}

function* literalsIn(node: ts.Node): Generator<RegExp> {
  const [, source, flags] = ts.isRegularExpressionLiteral(node) ? (/^\/(.*)\/(\w*)$/.exec(node.text) ?? []) : [];
  if (source !== undefined) yield new RegExp(source, flags);
  for (const child of node.getChildren()) yield* literalsIn(child);
}

function literals(): RegExp[] {
  const folder = path.resolve('packages/contract/src');
  const files = globSync('**/*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts'));
  const sources = files.map(file => ts.createSourceFile(file, readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return sources.flatMap(source => [...literalsIn(source)]);
}

type Schema = Endpoint['input'];

interface Parts {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  in?: Schema;
  out?: Schema;
  valueType?: Schema;
  pattern?: RegExp;
  checks?: { _zod: { def: { pattern?: RegExp } } }[];
}
const partsOf = (schema: Schema) => schema.def as unknown as Parts;

/** Expressions of a schema, and those that the library brings along, such as the one for addresses of mail. */
function* patternsIn(schema: Schema): Generator<RegExp> {
  const { shape = {}, element, innerType, options = [], in: from, out, valueType, pattern, checks = [] } = partsOf(schema);
  for (const found of [pattern, ...checks.map(check => check._zod.def.pattern)]) if (found) yield found;
  for (const part of [...Object.values(shape), element, innerType, ...options, from, out, valueType]) if (part) yield* patternsIn(part);
}

/** A value of the shape of a schema with the same text wherever a text may stand. */
function filledWith(words: string, schema: Schema): unknown {
  const { shape, element, innerType, options, in: from } = partsOf(schema);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, filledWith(words, field)]));
  if (element) return [filledWith(words, element)];
  const inner = innerType ?? from ?? options?.find(option => partsOf(option).shape ?? partsOf(option).element);
  return inner ? filledWith(words, inner) : words;
}

test('S1: what an expression can tell apart are two texts, what it cannot is one', () => {
  const of = (expression: RegExp) => [...textsFor(expression)].length;
  expect(of(/^.+$/)).toBeLessThan(of(/^[a-z]+$/));
  expect(of(/^[a-z]+$/)).toBeLessThan(of(/^[a-z]+[,.:] \d$/));
  expect(of(/^(.)\1+$/)).toBe(beginnings.length * parts.length * ends.length);
});

describe('S1: a megabyte keeps nobody waiting', () => {
  const inSchemas = [...endpointsOf(contract)].flatMap(([, , endpoint]) => [...patternsIn(endpoint.input)]);
  const all = new Map([...literals(), ...inSchemas].map(expression => [String(expression), expression]));

  test('S1: every regular expression is found, those of the schemas included', () => {
    expect(literals().length).toBeGreaterThan(10);
    expect([...all.keys()].some(source => source.includes('@'))).toBe(true);
    expect(all.size).toBeGreaterThan(new Set(literals().map(String)).size);
  });

  test.each([...all])('S1: %s is linear', { timeout: 300_000 }, (_, expression) => {
    const trial = new RegExp(expression);
    inTime(() => {
      for (const [start, part, end] of textsFor(expression)) trial.test(start + megabyteOf(part) + end);
    });
  });

  const endpoints = [...endpointsOf(contract)].map(([noun, name, endpoint]) => [`${noun}.${name}`, endpoint] as const);
  test.each(endpoints)('S1: the input of %s', { timeout: 300_000 }, (_, { input }) => {
    inTime(() => {
      for (const words of [...megabytes, `https://${megabytes[0]} x`]) input.safeParse(filledWith(words, input));
    });
  });
});

test('S1: what is too long is refused before any further rule looks at it', () => {
  const seen: string[] = [];
  for (const schema of [text(3), displayText(3), matching(3, /^a+$/)]) {
    const watched = schema.check(({ value }) => void seen.push(value));
    expect(watched.safeParse('aaaa').success).toBe(false);
    expect(watched.safeParse('aaa').success).toBe(true);
  }
  expect(seen).toEqual(['aaa', 'aaa', 'aaa']);
  expect(webAddress.safeParse(`https://${'a'.repeat(200_000)} `).error?.issues).toHaveLength(1);
});

// The parts of the README that follow from something else: run alone, this writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const uiFolder = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(uiFolder, name), 'utf8');

interface Facts {
  /** Lines of `api-report.txt`. */
  report: readonly string[];
  /** KB by component, of `weights.json`. */
  weights: Readonly<Record<string, number>>;
  /** Subpaths of the package. */
  entries: readonly string[];
  /** What each component is for, by name. */
  descriptions: ReadonlyMap<string, string>;
}

/** What a host hands in: types whose members the README lists. */
const shapes = [
  'SubmissionRecord',
  'JudgedCase',
  'ContestProblem',
  'AcmStanding',
  'AcmCell',
  'OiStanding',
  'OiCell',
  'ContestSummary',
  'ThreadComment',
  'ThreadReply',
  'CommentAuthor',
  'DiscussionSummary',
] as const;

const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

function entryTable({ entries, weights, descriptions }: Facts): string {
  const components = entries.filter(entry => /^\.\/[A-Z]/.test(entry)).map(entry => entry.slice(2));
  const rows = components
    .toSorted()
    .map(name => `| \`@oj/ui/${name}\` | ${weights[name] ?? ''} | ${firstSentence(descriptions.get(name) ?? '').replaceAll('|', '\\|')} |`);
  return ['| entry | KB | what it is |', '|---|---|---|', ...rows].join('\n');
}

function shapeList({ report }: Facts): string {
  const blocks = shapes.map(name => {
    const members = report.filter(line => line.startsWith(`${name}.`));
    if (members.length === 0) throw new Error(`${name} is not exported, or has no members`);
    const lines = members.map(line => `  ${line.slice(name.length + 1).replace(/(\?: .*?) \| undefined$/, '$1')};`);
    return [`interface ${name} {`, ...lines, '}'].join('\n');
  });
  return ['```ts', blocks.join('\n\n'), '```'].join('\n');
}

/** The README with its generated parts as they must be: each stands between `<!-- name -->` and `<!-- /name -->`. */
export function withGenerated(readme: string, facts: Facts): string {
  const parts = { entries: entryTable(facts), shapes: shapeList(facts) };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before = '', rest = ''] = text.split(start);
    if (!rest.includes(end)) throw new Error(`README.md has no place for ${name}`);
    return `${before}${start}\n\n${part}\n\n${end}${rest.split(end)[1]}`;
  }, readme);
}

/** The first block of code under a heading. */
export function codeUnder(readme: string, heading: string): string {
  const [, code] = /```\w+\n([^]*?)```/.exec(readme.slice(readme.indexOf(`\n${heading}\n`))) ?? [];
  if (!readme.includes(`\n${heading}\n`) || !code) throw new Error(`README.md has no code under ${heading}`);
  return code;
}

/** The package must have been built. */
export function readFacts(): Facts {
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
  const described = (JSON.parse(read('dist/metadata.json')) as { exports: { name: string; description: string }[] }).exports;
  return {
    report: read('api-report.txt').trim().split('\n'),
    weights: JSON.parse(read('weights.json')) as Record<string, number>,
    entries: Object.keys(exports),
    descriptions: new Map(described.map(({ name, description }) => [name, description])),
  };
}

if (import.meta.main) writeFileSync(path.join(uiFolder, 'README.md'), withGenerated(read('README.md'), readFacts()));

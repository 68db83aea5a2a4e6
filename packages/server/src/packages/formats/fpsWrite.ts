import { Status } from '@oj/contract';
import { codeFor } from '../checkers';
import type { LintOf, WrittenFile } from '../format';
import { shortLanguage } from '../languages';
import type { LintList } from '../lint';
import { type Data, dataOf, type PackagedProblem } from '../model';
import { isHtml } from '../statementText';
import { cdata, escapeXml } from '../xml';

/** Writes a document with an item for each problem. */
export async function writeFps(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  const heads = problems.map(problem => headOf(problem, lintOf(problem)));
  const version = problems.some(({ judge }) => judge?.mode === 'interactive') ? '1.6' : '1.2';
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<fps version="${version}">\n<generator name="OJ" url=""/>\n`);
    for (const [index, problem] of problems.entries()) yield* itemOf(problem, heads[index] ?? '');
    yield Buffer.from('</fps>\n');
  }
  return [{ name: 'problems.xml', content: { bytes: 0, open: pieces } }];
}

/** Everything but the cases, which are read while they are sent. */
function headOf(problem: PackagedProblem, lint: LintList): string {
  const { limits, judge, solutions, samples } = problem;
  const [own, ...others] = problem.statements;
  if (others.length) lint.add('X01', others.map(({ language }) => language).join(', '));
  if (problem.isScored || problem.groups.length) lint.add('X01', 'points and subtasks');
  if (problem.fileIo) lint.add('X01', 'file input and output');
  if (problem.languages) lint.add('X01', 'the list of languages');
  if (problem.source) lint.add('X01', 'the source');
  if (Object.keys(problem.userFiles).length || Object.keys(problem.judgeFiles).length) lint.add('X01', 'extra files');
  if (solutions.some(({ expected }) => expected !== Status.accepted)) lint.add('X01', 'solutions that are not accepted');
  const isWhole = limits.timeMs % 1000 === 0;
  const text = (value = '') => (value.trim() && !isHtml(value) ? `[md]${value}[/md]` : value);
  const tag = (name: string, value: string, attributes = '') => `<${name}${attributes}>${cdata(value)}</${name}>`;
  const inLanguage = (language: string) => ` language="${escapeXml(shortLanguage(language))}"`;
  return [
    '<item>',
    tag('title', own?.title ?? problem.key),
    isWhole ? tag('time_limit', String(limits.timeMs / 1000), ' unit="s"') : tag('time_limit', String(limits.timeMs), ' unit="ms"'),
    tag('memory_limit', String(limits.memoryMb), ' unit="mb"'),
    tag('description', text(own?.description)),
    tag('input', text(own?.input)),
    tag('output', text(own?.output)),
    ...samples.flatMap(({ input, output }) => [tag('sample_input', input), tag('sample_output', output)]),
    tag('hint', text(own?.hint)),
    tag('source', problem.tags.map(each => each.replaceAll(/\s+/g, '_')).join(' ')),
    ...solutions
      .filter(({ expected }) => expected === Status.accepted)
      .map(({ language, code }) => tag('solution', code, inLanguage(language))),
    ...Object.entries(problem.templates).flatMap(([language, parts]) =>
      (['prepend', 'template', 'append'] as const).flatMap(part => (parts[part] ? [tag(part, parts[part], inLanguage(language))] : [])),
    ),
    ...judgeOf(judge).map(({ name, code }) => tag(name, code, inLanguage(judge?.language ?? 'C++'))),
    '',
  ].join('\n');
}

function judgeOf(judge: PackagedProblem['judge']) {
  if (!judge) return [];
  if (judge.mode === 'interactive') return [{ name: 'interactor', code: codeFor('testlib', judge) ?? '' }];
  if (judge.protocol === 'testlib') return [{ name: 'tpj', code: judge.code }];
  return [{ name: 'spj', code: codeFor('hustoj', judge) ?? '' }];
}

async function* itemOf({ cases, pictures }: PackagedProblem, head: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(head);
  for (const { name, data } of pictures) {
    const pieces: Uint8Array[] = [];
    for await (const piece of data.open()) pieces.push(piece);
    yield Buffer.from(`<img><src>${cdata(name)}</src><base64>${cdata(Buffer.concat(pieces).toString('base64'))}</base64></img>\n`);
  }
  for (const { input, output } of cases) {
    yield* elementOf('test_input', input);
    yield* elementOf('test_output', output ?? dataOf('\n'));
  }
  yield Buffer.from('</item>\n');
}

/** An element must not be empty: some readers fail on that. */
async function* elementOf(name: string, data: Data): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`<${name}>`);
  const decoder = new TextDecoder();
  let [isEmpty, held] = [true, ''];
  for await (const piece of data.open()) {
    const text = held + decoder.decode(piece, { stream: true });
    if (text) isEmpty = false;
    // What may be the beginning of the end of a section waits for the rest of it.
    held = /\]{1,2}$/.exec(text)?.[0] ?? '';
    const now = text.slice(0, text.length - held.length);
    if (now) yield Buffer.from(cdata(now));
  }
  const rest = held + decoder.decode();
  yield Buffer.from(`${rest || isEmpty ? cdata(rest || '\n') : ''}</${name}>\n`);
}

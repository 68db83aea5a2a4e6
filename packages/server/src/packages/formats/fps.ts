import { Status } from '@oj/contract';
import { codeFor, codeOf } from '../checkers';
import { byNumbers, type Tree } from '../container/tree';
import { foundProblem, type FoundProblem, type LintOf, type PackageFormat, type WrittenFile } from '../format';
import { languageNamed, languageOfFile, shortLanguage } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type Data, dataOf, type PackagedProblem } from '../model';
import { htmlInMarkdown, isHtml, languageOf, picturesIn } from '../statementText';
import { memoryIn, timeIn } from '../units';
import { cdata, escapeXml, readXml } from '../xml';
import { bytesIn } from './base64';

interface Field {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Put away, because it may be long. */
  data?: Data;
}

/** A longer text is put away; all are, when there are many. */
const AT_HAND_BYTES = 256 << 10;
const MOST_AT_HAND = 32 << 20;

const documents = (tree: Tree) => [...tree.files.keys()].filter(name => /\.xml$/i.test(name)).toSorted(byNumbers);

/** Items come one after the other: a file may hold hundreds of problems, and only one is in memory. */
async function* read(tree: Tree): AsyncGenerator<FoundProblem> {
  for (const name of documents(tree)) {
    const data = tree.files.get(name);
    if (!data) continue;
    const found: FoundProblem[] = [];
    let number = 0;
    const keyOf = () => (documents(tree).length > 1 ? `${name.replace(/\.xml$/i, '')}-${number}` : String(number));
    await readItems(data, name, tree, async fields => {
      number += 1;
      found.push(await foundProblem(keyOf(), (key, lint) => problemOf(key, fields, lint)));
    });
    yield* found;
  }
}

async function readItems(data: Data, name: string, tree: Tree, take: (fields: Field[]) => Promise<void>) {
  let fields: Field[] | undefined;
  let root: string | undefined;
  const path: Field[] = [];
  const complete: Field[][] = [];
  let atHand = 0;
  await readXml(
    data,
    name,
    {
      open(tag, attributes) {
        root ??= tag;
        if (root !== 'fps') throw new PackageFault('F01', `${name}: <${tag}>`);
        if (tag === 'item') fields = [];
        path.push({ name: tag, attributes: { ...attributes }, text: '' });
      },
      text(text) {
        const at = path.at(-1);
        if (fields && at) at.text += text;
      },
      close(tag) {
        const field = path.pop();
        if (tag === 'item' && fields) {
          complete.push(fields);
          fields = undefined;
        } else if (field) fields?.push(field);
      },
    },
    async () => {
      for (const field of [...complete.flat(), ...(fields ?? [])])
        if (field.data === undefined && field.name.startsWith('test_') && (field.text.length > AT_HAND_BYTES || atHand > MOST_AT_HAND)) {
          field.data = await tree.spool([Buffer.from(field.text)]);
          field.text = '';
        }
      for (const item of complete.splice(0)) {
        atHand += item.reduce((sum, { text }) => sum + text.length, 0);
        await take(item);
      }
    },
  );
}

async function problemOf(key: string, fields: readonly Field[], lint: LintList): Promise<PackagedProblem> {
  const all = (name: string) => fields.filter(field => field.name === name);
  const text = (name: string) => all(name)[0]?.text ?? '';
  const [remote] = all('remote_oj');
  if (remote?.text.trim()) throw new PackageFault('J07', `remote judge ${remote.text.trim()}`);
  const [time, memory] = [all('time_limit')[0], all('memory_limit')[0]];
  const title = text('title').trim() || key;
  const [description, input, output, hint] = ['description', 'input', 'output', 'hint'].map(name => markdownOf(text(name)));
  return {
    ...bareProblem(key),
    statements: [
      {
        language: languageOf(title + description),
        title,
        description: description ?? '',
        input: input ?? '',
        output: output ?? '',
        hint: hint ?? '',
      },
    ],
    samples: samplesIn(all('sample_input'), all('sample_output'), lint),
    tags: text('source').split(/\s+/).filter(Boolean).slice(0, 30),
    limits: {
      timeMs: timeIn((time?.text.trim() ?? '1') + (time?.attributes.unit ?? 's'), 1000, lint),
      memoryMb: memoryIn((memory?.text.trim() ?? '128') + (memory?.attributes.unit ?? 'mb'), 1, lint),
    },
    cases: casesIn(all('test_input'), all('test_output'), lint),
    ...judgeIn(fields, lint),
    templates: templatesIn(fields, lint),
    solutions: all('solution').flatMap(({ attributes, text: code }, index) => {
      const language = languageIn(attributes.language);
      if (!language) lint.add('F12', attributes.language);
      return language && code.trim() ? [{ name: `solution ${index + 1}`, language, code, expected: Status.accepted }] : [];
    }),
    pictures: picturesOf(fields, [description, input, output, hint].join('\n'), lint),
  };
}

const languageIn = (given = '') => languageNamed(given) ?? languageOfFile(given);

/** HTML, or Markdown between marks. */
function markdownOf(text: string): string {
  const inner = /^\s*\[md\]([\s\S]*)\[\/md\]\s*$/.exec(text)?.[1] ?? /^\s*<span class=["']?md["']?>([\s\S]*)<\/span>\s*$/.exec(text)?.[1];
  if (inner !== undefined) return inner.trim();
  return isHtml(text) ? htmlInMarkdown(text) : text.trim();
}

function samplesIn(inputs: readonly Field[], outputs: readonly Field[], lint: LintList) {
  if (inputs.length !== outputs.length) lint.add('S06');
  return inputs.flatMap(({ text }, index) => {
    const output = outputs[index];
    return output && (text.trim() || output.text.trim()) ? [{ input: text.trim(), output: output.text.trim() }] : [];
  });
}

function casesIn(inputs: readonly Field[], outputs: readonly Field[], lint: LintList): PackagedProblem['cases'] {
  const dataIn = ({ data, text }: Field) => data ?? dataOf(text);
  const nameOf = ({ attributes }: Field) => attributes.name ?? attributes.filename;
  if (
    !outputs.length &&
    inputs.length &&
    inputs.length % 2 === 0 &&
    inputs.every((each, index) => index % 2 === 0 || nameOf(each) === nameOf(inputs[index - 1] as Field))
  ) {
    lint.add('J06', 'test_input, test_input');
    const pairs = inputs.filter((_each, index) => index % 2 === 0);
    return pairs.map((input, index) => ({ name: String(index + 1), input: dataIn(input), output: dataIn(inputs[2 * index + 1] as Field) }));
  }
  return inputs.map((input, index) => {
    const name = nameOf(input);
    const output = (name === undefined ? undefined : outputs.find(each => nameOf(each) === name)) ?? outputs[index];
    if (!output) lint.add('D03', name ?? String(index + 1));
    return { name: name ?? String(index + 1), input: dataIn(input), ...(output ? { output: dataIn(output) } : {}) };
  });
}

function judgeIn(fields: readonly Field[], lint: LintList): Pick<PackagedProblem, 'judge'> {
  const found = fields.find(({ name, text }) => (name === 'spj' || name === 'tpj' || name === 'interactor') && text.trim());
  if (!found) return {};
  const language = found.attributes.language ?? 'C++';
  if (/^text$/i.test(language)) throw new PackageFault('J07', 'an answer sheet');
  const ours = languageIn(language);
  if (ours !== 'C' && !ours?.startsWith('C++')) throw new PackageFault('P01', language);
  const isTestlib = found.name !== 'spj' || found.text.includes('testlib.h');
  if (found.name === 'spj') lint.add('J06', isTestlib ? 'testlib' : 'input answer output');
  const mode = found.name === 'interactor' ? 'interactive' : 'spj';
  return { judge: { mode, language: ours === 'C' ? 'C' : 'C++', ...codeOf(isTestlib ? 'testlib' : 'hustoj', found.text) } };
}

function templatesIn(fields: readonly Field[], lint: LintList): PackagedProblem['templates'] {
  const templates: PackagedProblem['templates'] = {};
  for (const { name, attributes, text } of fields) {
    if (name !== 'prepend' && name !== 'template' && name !== 'append') continue;
    const language = languageIn(attributes.language);
    if (!language) lint.add('F12', attributes.language);
    else templates[language] = { ...(templates[language] ?? { prepend: '', template: '', append: '' }), [name]: text };
  }
  return templates;
}

/** An `img` has `src` and `base64` in it, which come before it ends. */
function picturesOf(fields: readonly Field[], texts: string, lint: LintList): PackagedProblem['pictures'] {
  const known = new Map<string, Data>();
  let src: string | undefined;
  for (const { name, text } of fields) {
    if (name === 'src') src = text.trim();
    if (name !== 'base64' || src === undefined) continue;
    const bytes = bytesIn(text);
    if (bytes) known.set(src, dataOf(bytes));
    else lint.add('S04', src);
  }
  for (const name of picturesIn(texts))
    if (!known.has(name) && !name.startsWith('data:')) lint.add(/^https?:/.test(name) ? 'S05' : 'S04', name);
  return [...known].map(([name, data]) => ({ name, data }));
}

async function write(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
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

export const fps: PackageFormat = {
  name: 'fps',
  title: 'FPS XML',
  detect: async tree => {
    const [first] = documents(tree);
    const data = first === undefined ? undefined : tree.files.get(first);
    if (!data || first?.endsWith('problem.xml') || first?.endsWith('contest.xml')) return false;
    for await (const piece of data.open()) return /<fps[\s>]/.test(Buffer.from(piece.subarray(0, 4096)).toString('latin1'));
    return false;
  },
  read,
  write,
};

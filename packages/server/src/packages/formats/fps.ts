import { MOST_CASES, Status } from '@oj/contract';
import { codeOf } from '../checkers';
import { packageLimits } from '../container/limits';
import { byNumbers, type Tree } from '../container/tree';
import { foundProblem, type FoundProblem, type PackageFormat } from '../format';
import { languageNamed, languageOfFile } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type Data, dataOf, type PackagedProblem } from '../model';
import { htmlInMarkdown, isHtml, languageOf, picturesIn } from '../statementText';
import { memoryIn, timeIn } from '../units';
import { readXml } from '../xml';
import { bytesIn } from './base64';
import { writeFps } from './fpsWrite';

interface Field {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** Text in a file, because it may be long. */
  data?: Data;
}

/** A problem as it stands in the document. */
interface Item {
  fields: Field[];
  /** What of it is beyond the limits: it is not kept, and the problem is not read. */
  beyond?: string;
}

/** Longer texts are put into a file; when there are many, all are. */
const AT_HAND_BYTES = 256 << 10;
const MOST_AT_HAND = 32 << 20;
/** Number of fields that a problem may have: an input and an answer for each case, and some others. */
const MOST_FIELDS = 2 * MOST_CASES + 500;

const documents = (tree: Tree) => [...tree.files.keys()].filter(name => /\.xml$/i.test(name)).toSorted(byNumbers);

/** Items come one after the other: a file may hold hundreds of problems, and only one is in memory. */
async function* read(tree: Tree): AsyncGenerator<FoundProblem> {
  for (const name of documents(tree)) {
    const data = tree.files.get(name);
    if (!data) continue;
    const found: FoundProblem[] = [];
    let number = 0;
    const keyOf = () => (documents(tree).length > 1 ? `${name.replace(/\.xml$/i, '')}-${number}` : String(number));
    await readItems(data, name, tree, async ({ fields, beyond }) => {
      number += 1;
      found.push(
        await foundProblem(keyOf(), async (key, lint) => {
          if (beyond) throw new PackageFault('A03', beyond, titleOf(fields));
          return problemOf(key, fields, lint);
        }),
      );
    });
    yield* found;
  }
}

const titleOf = (fields: readonly Field[]) =>
  fields
    .find(({ name }) => name === 'title')
    ?.text.trim()
    .slice(0, 255);

/** How long the text of a field may be, where it is held. */
function mostOf(name: string): number {
  if (name.startsWith('test_')) return Infinity;
  return name === 'base64' ? packageLimits.pictureBytes * 1.4 : packageLimits.textBytes;
}

/** Keeps a field of a problem, unless there is too much of it. */
function keepField(item: Item, field: Field) {
  if (field.text.length > mostOf(field.name)) item.beyond ??= `<${field.name}>`;
  else if (item.fields.length >= MOST_FIELDS) item.beyond ??= `the number of elements (${MOST_CASES} cases are the most)`;
  else item.fields.push(field);
}

async function readItems(data: Data, name: string, tree: Tree, take: (item: Item) => Promise<void>) {
  let item: Item | undefined;
  let root: string | undefined;
  const path: Field[] = [];
  const complete: Item[] = [];
  let atHand = 0;
  await readXml(
    data,
    name,
    {
      open(tag, attributes) {
        root ??= tag;
        if (root !== 'fps') throw new PackageFault('F01', `${name} begins with <${tag}>.`);
        if (tag === 'item') item = { fields: [] };
        path.push({ name: tag, attributes: { ...attributes }, text: '' });
      },
      text(text) {
        const at = path.at(-1);
        if (item && at) at.text += text;
      },
      close(tag) {
        const field = path.pop();
        if (tag === 'item' && item) {
          complete.push(item);
          item = undefined;
        } else if (item && field) keepField(item, field);
      },
    },
    async () => {
      for (const field of [...complete, ...(item ? [item] : [])].flatMap(({ fields }) => fields))
        if (field.data === undefined && field.name.startsWith('test_') && (field.text.length > AT_HAND_BYTES || atHand > MOST_AT_HAND)) {
          field.data = await tree.spool([Buffer.from(field.text)]);
          field.text = '';
        }
      for (const each of complete.splice(0)) {
        atHand += each.fields.reduce((sum, { text }) => sum + text.length, 0);
        await take(each);
      }
    },
  );
}

const known = new Set(
  'item title url time_limit memory_limit img src base64 description input output hint sample_input sample_output test_input test_output source solution prepend template append spj tpj interactor remote_oj remote_id'.split(
    ' ',
  ),
);

async function problemOf(key: string, fields: readonly Field[], lint: LintList): Promise<PackagedProblem> {
  const all = (name: string) => fields.filter(field => field.name === name);
  const text = (name: string) => all(name)[0]?.text ?? '';
  const [remote] = all('remote_oj');
  if (remote?.text.trim()) throw new PackageFault('J07', `remote judge ${remote.text.trim()}`);
  const [time, memory] = [all('time_limit')[0], all('memory_limit')[0]];
  for (const name of new Set(fields.map(field => field.name))) if (!known.has(name)) lint.add('F04', `<${name}>`);
  const title = titleOf(fields) || key;
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
  const [known, named] = [new Map<string, Data>(), new Set<string>()];
  let src: string | undefined;
  for (const { name, text } of fields) {
    if (name === 'src') named.add((src = text.trim()));
    if (name !== 'base64' || src === undefined) continue;
    const bytes = bytesIn(text);
    if (bytes) known.set(src, dataOf(bytes));
    else lint.add('S09', src);
  }
  for (const name of picturesIn(texts))
    if (!known.has(name) && !named.has(name) && !name.startsWith('data:')) lint.add(/^https?:/.test(name) ? 'S05' : 'S04', name);
  return [...known].map(([name, data]) => ({ name, data }));
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
  write: writeFps,
};

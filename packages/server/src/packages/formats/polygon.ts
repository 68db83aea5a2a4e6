import { packagedCode, tokenChecker, validatorOf } from '../checkers';
import { below, foldersWith, readText, type Tree } from '../container/tree';
import { foundProblem, type PackageFormat } from '../format';
import { judgingLanguageOf, languageNamed, languageOfFile } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type Data, type PackagedCase, type PackagedProblem, type Statement } from '../model';
import { languageOf, languageTagged, picturesIn } from '../statementText';
import { markdownOfTex } from '../tex';
import { memoryIn, pointsIn, timeIn, wholePointsIn, wholeScores } from '../units';
import { type Element, elementsAt, readElement } from '../xml';
import { readJson, settingsIn, wordIn } from '../yaml';
import { polygonVerdicts, writePolygon } from './polygonWrite';

type Files = ReadonlyMap<string, Data>;

const isMark = (name: string) => name === 'problem.xml';
const folders = (tree: Tree) => foldersWith(tree, isMark);

async function readOne(files: Files, key: string, lint: LintList): Promise<PackagedProblem> {
  const description = files.get('problem.xml');
  if (!description) throw new PackageFault('D02', 'problem.xml');
  const root = await readElement(description, 'problem.xml');
  const [judging] = elementsAt(root, 'judging');
  const testset = testsetOf(judging);
  const limit = (name: string) => elementsAt(testset, name)[0]?.text.trim();
  const passes = Number(elementsAt(root, 'assets', 'interactor', 'runs', 'run').length || judging?.attributes['run-count'] || 1);
  if (passes > 1) throw new PackageFault('J07', 'several runs of a solution');
  const { 'input-file': read, 'output-file': write } = judging?.attributes ?? {};
  for (const { attributes } of elementsAt(judging, 'testset'))
    if (attributes.name !== testset.attributes.name) lint.add('F04', `testset ${attributes.name}`);
  if (!read !== !write) lint.add('F04', read || write);
  generatorsIn(root, lint);
  const shortName = root.attributes['short-name'];
  const statements = await statementsIn(files, root, key, lint);
  return {
    ...bareProblem(key),
    ...(shortName ? { displayId: shortName } : {}),
    statements,
    samples: await samplesIn(files, testset, statements[0]),
    tags: elementsAt(root, 'tags', 'tag').flatMap(({ attributes }) => attributes.value ?? []),
    limits: {
      timeMs: timeIn(limit('time-limit') ?? 1000, 1, lint),
      memoryMb: memoryIn(`${limit('memory-limit') ?? 268_435_456}b`, 1, lint),
    },
    ...casesIn(files, testset, lint),
    ...(await judgeIn(files, root, lint)),
    ...(await validatorIn(files, root, lint)),
    judgeFiles: await headersIn(files),
    ...(read && write ? { fileIo: { read, write } } : {}),
    solutions: await solutionsIn(files, root, lint),
  };
}

/** Programs that belong to the problem and judge nothing. */
function generatorsIn(root: Element, lint: LintList) {
  const others = ['checker', 'interactor'].flatMap(name => elementsAt(root, 'assets', name, 'source'));
  const judging = new Set(
    [...others, ...elementsAt(root, 'assets', 'validators', 'validator', 'source')].map(each => each.attributes.path),
  );
  for (const { attributes } of elementsAt(root, 'files', 'executables', 'executable', 'source'))
    if (!judging.has(attributes.path)) lint.add('P08', attributes.path);
}

/** The one called tests, else the largest. */
function testsetOf(judging: Element | undefined): Element {
  const all = elementsAt(judging, 'testset');
  const size = (testset: Element) => elementsAt(testset, 'tests', 'test').length;
  const found = all.find(({ attributes }) => attributes.name === 'tests') ?? all.toSorted((a, b) => size(b) - size(a))[0];
  if (!found) throw new PackageFault('D01');
  return found;
}

/** `tests/%02d` with the number of a test, from 1. */
const named = (pattern: string, number: number) =>
  pattern.replace(/%(?:0(\d))?d/, (_all, width: string | undefined) => String(number).padStart(Number(width ?? 0), '0'));

const patternsOf = (testset: Element) => ({
  input: elementsAt(testset, 'input-path-pattern')[0]?.text.trim() || 'tests/%02d',
  answer: elementsAt(testset, 'answer-path-pattern')[0]?.text.trim() || 'tests/%02d.a',
});

function casesIn(files: Files, testset: Element, lint: LintList): Pick<PackagedProblem, 'cases' | 'groups' | 'isScored'> {
  const [tests, patterns] = [elementsAt(testset, 'tests', 'test'), patternsOf(testset)];
  const policies = new Map(elementsAt(testset, 'groups', 'group').map(each => [each.attributes.name ?? '', each]));
  const isScored =
    tests.some(({ attributes }) => attributes.points !== undefined) ||
    [...policies.values()].some(({ attributes }) => attributes.points !== undefined);
  if ([...policies.values()].some(policy => elementsAt(policy, 'dependencies', 'dependency').length))
    lint.add('J04', 'dependencies of groups');
  const groups: CaseGroup[] = [];
  const ids = new Map<string, number>();
  const cases = tests.flatMap(({ attributes }, index): PackagedCase[] => {
    const [name, answer] = [named(patterns.input, index + 1), named(patterns.answer, index + 1)];
    const [input, output] = [files.get(name), files.get(answer)];
    if (!input) {
      lint.add(attributes.method === 'generated' ? 'D12' : 'D02', name);
      return [];
    }
    if (!output) lint.add('D03', name);
    const policy = policies.get(attributes.group ?? '');
    const isWhole = policy?.attributes['points-policy'] === 'complete-group';
    const points = isScored ? pointsIn(attributes.points ?? 0, lint, name) : 0;
    const made = { name: String(index + 1), input, ...(output ? { output } : {}) };
    if (!isScored || !isWhole) return [isScored ? { ...made, score: points } : made];
    const id = ids.get(attributes.group ?? '') ?? ids.size + 1;
    if (!ids.has(attributes.group ?? '')) {
      ids.set(attributes.group ?? '', id);
      groups.push({ id, rule: 'min', score: pointsIn(policy.attributes.points ?? 0, lint, name) });
    }
    const group = groups.find(each => each.id === id);
    // Where the group says nothing, it is worth what its tests are together.
    if (group && policy.attributes.points === undefined) group.score += points;
    return [{ ...made, group: id }];
  });
  for (const group of groups) group.score = wholePointsIn(group.score, lint, `group ${group.id}`);
  const alone = cases.filter(({ group }) => group === undefined);
  const whole = wholeScores(alone.map(({ score }) => score ?? 0));
  if (isScored && alone.some(({ score }) => !Number.isInteger(score))) lint.add('J02', 'points of tests');
  if (isScored) for (const [index, each] of alone.entries()) each.score = whole[index] ?? 0;
  return { cases, groups, isScored };
}

async function statementsIn(files: Files, root: Element, key: string, lint: LintList): Promise<Statement[]> {
  const found: Statement[] = [];
  for (const { attributes } of elementsAt(root, 'names', 'name')) {
    const [tag, title] = [attributes.language ?? 'english', attributes.value ?? key];
    const language = languageTagged(tag) ?? languageOf(title);
    if (found.some(each => each.language === language)) continue;
    found.push({ language, title, ...(await sectionsIn(files, tag, lint)) });
  }
  return found.length ? found : [{ language: 'en-US', title: key, ...(await sectionsIn(files, 'english', lint)) }];
}

async function sectionsIn(files: Files, tag: string, lint: LintList) {
  const properties = files.get(`statements/${tag}/problem-properties.json`);
  const facts = properties ? settingsIn(readJson(await readText(properties, 'problem-properties.json'), 'problem-properties.json')) : {};
  const section = async (name: string) => {
    const where = `statement-sections/${tag}/${name}.tex`;
    const file = files.get(where);
    const markdown = markdownOfTex(file ? await readText(file, where) : (wordIn(facts[name]) ?? ''), lint, where);
    for (const picture of picturesIn(markdown)) lint.add('S04', picture);
    return markdown;
  };
  const [interaction, scoring] = [await section('interaction'), await section('scoring')];
  const input = await section('input');
  return {
    description: await section('legend'),
    input: [input, interaction].filter(Boolean).join('\n\n'),
    output: await section('output'),
    hint: [scoring, await section('notes')].filter(Boolean).join('\n\n'),
  };
}

/** What the statement shows may differ from the tests, on purpose. */
async function samplesIn(files: Files, testset: Element, own: Statement | undefined): Promise<PackagedProblem['samples']> {
  const shown = [...files.keys()].filter(name => /^statement-sections\/[^/]+\/example\.\d+$/.test(name)).toSorted();
  const folder =
    shown.find(name => languageTagged(name.split('/')[1] ?? '') === own?.language)?.replace(/[^/]*$/, '') ??
    shown[0]?.replace(/[^/]*$/, '');
  const patterns = patternsOf(testset);
  const ofTests = elementsAt(testset, 'tests', 'test').flatMap(({ attributes }, index) =>
    attributes.sample === 'true' ? [[named(patterns.input, index + 1), named(patterns.answer, index + 1)] as const] : [],
  );
  const pairs = folder === undefined ? ofTests : shown.filter(name => name.startsWith(folder)).map(name => [name, `${name}.a`] as const);
  const samples: PackagedProblem['samples'] = [];
  for (const [input, output] of pairs) {
    const [data, answer] = [files.get(input), files.get(output)];
    if (data && answer) samples.push({ input: await readText(data, input), output: await readText(answer, output) });
  }
  return samples;
}

async function judgeIn(files: Files, root: Element, lint: LintList): Promise<Pick<PackagedProblem, 'judge'>> {
  const [interactor] = elementsAt(root, 'assets', 'interactor');
  const [checker] = elementsAt(root, 'assets', 'checker');
  const wanted = interactor ?? checker;
  if (!wanted) return {};
  const [source] = elementsAt(wanted, 'source');
  const name = source?.attributes.path ?? '';
  const file = files.get(name);
  const standard = /^std::(\w+)\.cpp$/.exec(checker?.attributes.name ?? '')?.[1];
  if (!file) {
    if (interactor || !standard) lint.add('J05', name || 'checker');
    return interactor || !standard ? {} : { judge: tokenChecker(argsOf(standard)) };
  }
  const language = judgingLanguageOf(name);
  if (!language) throw new PackageFault('P01', name);
  return { judge: { mode: interactor ? 'interactive' : 'spj', language, ...packagedCode(await readText(file, name)) } };
}

async function validatorIn(files: Files, root: Element, lint: LintList): Promise<Pick<PackagedProblem, 'validator'>> {
  const [source, ...others] = elementsAt(root, 'assets', 'validators', 'validator', 'source');
  const name = source?.attributes.path ?? '';
  for (const { attributes } of others) lint.add('F04', attributes.path);
  if (!source) return {};
  const [file, language] = [files.get(name), languageNamed(source.attributes.type ?? '') ?? languageOfFile(name)];
  if (!file) lint.add('D02', name);
  else if (!language) lint.add('F12', source.attributes.type);
  else return { validator: validatorOf('testlib', language, await readText(file, name)) };
  return {};
}

/** What lies beside the checker, but for testlib, which everybody has. */
async function headersIn(files: Files): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, data] of files) {
    const base = /^files\/([^/]+\.(?:h|hpp))$/.exec(name)?.[1];
    if (base && base !== 'testlib.h') texts[base] = await readText(data, name);
  }
  return texts;
}

/** The checkers of testlib that compare tokens, in the words of those that do nothing else. */
function argsOf(name: string): string[] {
  const tolerance: Readonly<Record<string, string>> = { rcmp4: '1e-4', rcmp6: '1e-6', rcmp9: '1e-9', rcmp: '1.5e-6' };
  const epsilon = tolerance[name];
  if (epsilon) return ['float_tolerance', epsilon];
  return /yesno/.test(name) ? [] : ['case_sensitive'];
}

async function solutionsIn(files: Files, root: Element, lint: LintList): Promise<PackagedProblem['solutions']> {
  const found: PackagedProblem['solutions'] = [];
  for (const each of elementsAt(root, 'assets', 'solutions', 'solution')) {
    const [source] = elementsAt(each, 'source');
    const path = source?.attributes.path ?? '';
    const file = files.get(path);
    const language = languageNamed(source?.attributes.type ?? '') ?? languageOfFile(path);
    const expected = polygonVerdicts.find(([tag]) => tag === each.attributes.tag)?.[1];
    if (!file) lint.add('D02', path);
    else if (!language) lint.add('F12', source?.attributes.type);
    else if (expected === undefined) lint.add('F04', `${path} (${each.attributes.tag})`);
    else found.push({ name: path.split('/').at(-1) ?? path, language, code: await readText(file, path), expected });
  }
  return found;
}

export const polygon: PackageFormat = {
  name: 'polygon',
  title: 'Polygon',
  holdsValidator: true,
  bystanders:
    /(^|\/)(statements\/|statement-sections\/[^/]+\/(name\.tex|example\.\d+(\.a)?$)|doall\.(sh|bat)$|wipe\.(sh|bat)$|solutions\/[^/]+\.desc$|files\/olymp\.sty$)/,
  detect: async tree => {
    const [folder] = folders(tree);
    const file = folder === undefined ? undefined : tree.files.get(`${folder}problem.xml`);
    return file !== undefined && /<problem[\s>]/.test(await readText(file, 'problem.xml').catch(() => ''));
  },
  async *read(tree) {
    for (const folder of folders(tree))
      yield await foundProblem(folder.replace(/\/$/, '').split('/').at(-1) || 'problem', (key, lint) =>
        readOne(below(tree, folder), key, lint),
      );
  },
  write: writePolygon,
};

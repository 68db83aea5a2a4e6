import { codeFor, packagedCode, tokenChecker } from '../checkers';
import { packageLimits } from '../container/limits';
import { below, byNumbers, foldersWith, readText, type Tree } from '../container/tree';
import { dataIn, folderFor, foundProblem, type LintOf, type PackageFormat, type WrittenFile } from '../format';
import { judgingLanguageOf } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type Data, type PackagedCase, type PackagedProblem, scoresOf } from '../model';
import { casesOfPairs, nameOfCase, pairsOf } from '../pairs';
import { wholePointsIn } from '../units';
import { listIn, readYaml, type Settings, settingsIn, unknownKeys, wordIn, wordsIn, writeYaml } from '../yaml';

type Files = ReadonlyMap<string, Data>;

const isMark = (name: string) => name === 'init.yml';
const known = ['archive', 'test_cases', 'checker', 'interactive', 'points'];
const knownOfCase = ['in', 'out', 'points', 'batched', 'dependencies', 'generator_args'];

async function readOne(tree: Tree, folder: string, key: string, lint: LintList): Promise<PackagedProblem> {
  const files = below(tree, folder);
  const description = files.get('init.yml');
  if (!description) throw new PackageFault('D02', 'init.yml');
  const config = settingsIn(readYaml(await readText(description, 'init.yml', packageLimits.configBytes), 'init.yml'));
  for (const name of ['custom_judge', 'signature_grader', 'generator']) if (config[name] !== undefined) throw new PackageFault('J07', name);
  lint.add('F07', 'the limits (1 s, 256 MB)');
  const archive = wordIn(config.archive);
  const packed = archive === undefined ? undefined : files.get(archive);
  if (archive !== undefined && !packed) throw new PackageFault('D02', archive);
  const data = new Map([...files, ...(packed ? await tree.inner(packed) : [])]);
  return {
    ...bareProblem(key),
    ...(folder ? { displayId: key } : {}),
    statements: [{ language: 'en-US', title: key, description: '', input: '', output: '', hint: '' }],
    ...casesIn(data, config, lint),
    ...(await judgeIn(files, config, lint)),
    keep: { dmoj: unknownKeys(config, known, lint, 'init.yml') },
  };
}

function casesIn(files: Files, config: Settings, lint: LintList): Pick<PackagedProblem, 'cases' | 'groups' | 'isScored'> {
  const rows = Array.isArray(config.test_cases) ? config.test_cases.map(settingsIn) : undefined;
  if (!rows) {
    if (config.test_cases !== undefined) lint.add('J06', 'test_cases');
    const names = [...files.keys()].filter(name => !/\.(yml|zip|cpp|c|py|h)$/.test(name));
    return { cases: casesOfPairs(pairsOf(names, lint), files, lint), groups: [], isScored: false };
  }
  const groups: CaseGroup[] = [];
  const caseIn = (row: Settings): PackagedCase[] => {
    const [name, answer] = [wordIn(row.in), wordIn(row.out)];
    if (row.generator_args !== undefined || name === undefined) throw new PackageFault('D12', name ?? 'generator');
    const [input, output] = [files.get(name), answer === undefined ? undefined : files.get(answer)];
    unknownKeys(row, knownOfCase, lint, name);
    if (!input) lint.add('D02', name);
    if (answer !== undefined && !output) lint.add('D02', answer);
    return input ? [{ name: nameOfCase(name), input, ...(output ? { output } : {}) }] : [];
  };
  const cases = rows.flatMap((row): PackagedCase[] => {
    const score = wholePointsIn(row.points ?? 1, lint, wordIn(row.in) ?? 'batch');
    if (row.batched === undefined) return caseIn(row).map(each => ({ ...each, score }));
    if (listIn(row.dependencies).length) lint.add('J04', 'dependencies');
    const members = listIn(row.batched).flatMap(each => caseIn(settingsIn(each)));
    const id = groups.length + 1;
    if (!members.length) {
      lint.add('J03', String(id));
      return [];
    }
    groups.push({ id, rule: 'min', score });
    return members.map(each => ({ ...each, group: id }));
  });
  const isScored = groups.length > 0 || cases.some(({ score }) => score !== 1);
  return { cases: isScored ? cases : cases.map(({ score: _, ...each }) => each), groups, isScored };
}

async function judgeIn(files: Files, config: Settings, lint: LintList): Promise<Pick<PackagedProblem, 'judge' | 'ignoresEndBlanks'>> {
  const talk = settingsIn(config.interactive);
  if (config.interactive !== undefined) return { judge: await programIn(files, talk, 'interactive', lint), ignoresEndBlanks: true };
  const name = wordIn(config.checker) ?? wordIn(settingsIn(config.checker).name) ?? 'standard';
  const args = settingsIn(settingsIn(config.checker).args);
  const epsilon = `1e-${Number(args.precision ?? 6) || 6}`;
  if (name === 'standard' || name === 'rstripped') return { ignoresEndBlanks: true };
  if (name === 'identical') return { ignoresEndBlanks: false };
  if (name === 'easy') return { judge: tokenChecker([]), ignoresEndBlanks: true };
  if (name === 'floats') return { judge: tokenChecker(['float_tolerance', epsilon]), ignoresEndBlanks: true };
  if (name === 'floatsabs') return { judge: tokenChecker(['float_absolute_tolerance', epsilon]), ignoresEndBlanks: true };
  if (name === 'floatsrel') return { judge: tokenChecker(['float_relative_tolerance', epsilon]), ignoresEndBlanks: true };
  if (name !== 'bridged') throw new PackageFault('J07', `checker ${name}`);
  return { judge: await programIn(files, args, 'spj', lint), ignoresEndBlanks: true };
}

async function programIn(files: Files, given: Settings, mode: 'spj' | 'interactive', lint: LintList) {
  const [name, ...others] = wordsIn(given.files).filter(each => judgingLanguageOf(each) !== undefined);
  const file = name === undefined ? undefined : files.get(name);
  if (!name || !file) throw new PackageFault('J05', name ?? wordsIn(given.files)[0] ?? mode);
  if (others.length) throw new PackageFault('J07', `a judging program of several sources: ${name}, ${others.join(', ')}`);
  const type = wordIn(given.type) ?? 'default';
  if (type !== 'testlib' && type !== 'default') throw new PackageFault('J07', `type ${type}`);
  const code = await readText(file, name);
  const language = judgingLanguageOf(name) ?? 'C++';
  if (type === 'testlib') return { mode, language, ...packagedCode(code) };
  lint.add('J06', 'input output; 0 accepted, 1 wrong');
  return { mode, language, code, protocol: 'qduoj' as const, args: [] };
}

async function write(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  return problems.flatMap(problem => {
    const folder = folderFor(problem, problems);
    return filesOf(problem, lintOf(problem)).map(({ name, content }) => ({ name: folder + name, content }));
  });
}

function filesOf(problem: PackagedProblem, lint: LintList): WrittenFile[] {
  const { judge, cases, groups, isScored } = problem;
  lint.add('X01', 'statement, samples and limits');
  if (problem.solutions.length) lint.add('X01', 'solutions');
  if (problem.fileIo) lint.add('X01', 'file input and output');
  if (Object.keys(problem.userFiles).length) lint.add('X01', 'files beside submissions');
  if (groups.some(({ rule }) => rule === 'avg')) lint.add('X01', 'the mean of a group');
  const scores = scoresOf(problem);
  const row = (index: number) => ({ in: `${index + 1}.in`, out: `${index + 1}.out` });
  const members = (id: number | undefined) => cases.flatMap(({ group }, index) => (group === id ? [index] : []));
  const batches = isScored ? groups.map(({ id, score }) => ({ points: score, batched: members(id).map(row) })) : [];
  const alone = isScored ? members(undefined) : cases.map((_case, index) => index);
  const source = judge && `${judge.mode === 'spj' ? 'checker' : 'interactor'}.${judge.language === 'C' ? 'c' : 'cpp'}`;
  const how = { files: source, lang: judge?.language === 'C' ? 'C' : 'CPP17', type: 'testlib' };
  const config = {
    test_cases: [...batches, ...alone.map(index => ({ ...row(index), points: isScored ? (scores[index] ?? 0) : 1 }))],
    ...(judge?.mode === 'spj' ? { checker: { name: 'bridged', args: how } } : {}),
    ...(judge?.mode === 'interactive' ? { interactive: how } : {}),
    ...(!judge && !problem.ignoresEndBlanks ? { checker: { name: 'identical', args: { pe_allowed: true } } } : {}),
    ...settingsIn(problem.keep.dmoj),
  };
  return [
    { name: 'init.yml', content: writeYaml(config) },
    ...cases.flatMap(({ input, output }, index) => [
      { name: `${index + 1}.in`, content: input },
      { name: `${index + 1}.out`, content: dataIn(output ?? '') },
    ]),
    ...(judge && source ? [{ name: source, content: codeFor('testlib', judge) ?? '' }] : []),
  ];
}

export const dmoj: PackageFormat = {
  name: 'dmoj',
  title: 'DMOJ',
  detect: tree => foldersWith(tree, isMark).length > 0,
  async *read(tree) {
    for (const folder of foldersWith(tree, isMark).toSorted(byNumbers))
      yield await foundProblem(folder.replace(/\/$/, '').split('/').at(-1) || 'problem', (key, lint) => readOne(tree, folder, key, lint));
  },
  write,
};

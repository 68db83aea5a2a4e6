import { packageLimits } from '../container/limits';
import { below, byNumbers, foldersWith, readText, type Tree } from '../container/tree';
import { dataIn, folderFor, foundProblem, type LintOf, type PackageFormat, type WrittenFile } from '../format';
import { languageNamed } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type Data, type PackagedCase, type PackagedProblem, scoresOf } from '../model';
import { casesOfPairs, pairsOf } from '../pairs';
import { wholePointsIn, wholeScores } from '../units';
import { listIn, readYaml, type Settings, settingsIn, unknownKeys, wordIn, writeYaml } from '../yaml';

type Files = ReadonlyMap<string, Data>;

const isMark = (name: string) => /^data\.ya?ml$/.test(name);
const known = ['subtasks', 'inputFile', 'outputFile', 'extraSourceFiles'];

async function readOne(tree: Tree, folder: string, key: string, lint: LintList): Promise<PackagedProblem> {
  const files = below(tree, folder);
  const name = files.has('data.yml') ? 'data.yml' : 'data.yaml';
  const file = files.get(name);
  if (!file) throw new PackageFault('D02', name);
  const config = settingsIn(readYaml(await readText(file, name, packageLimits.configBytes), name));
  // A checker of this protocol reads files of fixed names and prints a number.
  for (const unsupported of ['specialJudge', 'interactor', 'userOutput'])
    if (config[unsupported] !== undefined) throw new PackageFault('J07', unsupported);
  lint.add('F07', 'the limits (1 s, 256 MB)');
  return {
    ...bareProblem(key),
    statements: [{ language: 'en-US', title: key, description: '', input: '', output: '', hint: '' }],
    ...casesIn(files, config, lint),
    userFiles: await extraFiles(files, config, lint),
    keep: { syzoj: unknownKeys(config, known, lint, name) },
  };
}

function casesIn(files: Files, config: Settings, lint: LintList): Pick<PackagedProblem, 'cases' | 'groups' | 'isScored'> {
  const subtasks = listIn(config.subtasks).map(settingsIn);
  if (!subtasks.length) {
    const names = [...files.keys()].filter(name => !/\.(ya?ml|cpp|c|h|py|md)$/.test(name));
    return { cases: casesOfPairs(pairsOf(names, lint), files, lint), groups: [], isScored: true };
  }
  const [inputs, outputs] = [wordIn(config.inputFile) ?? '#.in', wordIn(config.outputFile) ?? '#.out'];
  const groups: CaseGroup[] = [];
  const cases = subtasks.flatMap(({ score: given, type: rule, cases: listed }, index): PackagedCase[] => {
    const score = wholePointsIn(given ?? 0, lint, `subtasks.${index + 1}`);
    const members = listIn(listed).flatMap((each): PackagedCase[] => {
      const name = wordIn(each) ?? '';
      const [input, output] = [files.get(inputs.replace('#', name)), files.get(outputs.replace('#', name))];
      if (!input) lint.add('D02', inputs.replace('#', name));
      return input ? [{ name, input, ...(output ? { output } : {}) }] : [];
    });
    if (!members.length) {
      lint.add('J03', String(index + 1));
      return [];
    }
    if ((wordIn(rule) ?? 'sum') === 'sum') {
      const points = wholeScores(
        members.map(() => 1),
        score,
      );
      return members.map((each, at) => ({ ...each, score: points[at] ?? 0 }));
    }
    if (rule !== 'min') lint.add('J04', wordIn(rule));
    const id = groups.length + 1;
    groups.push({ id, rule: 'min', score });
    return members.map(each => ({ ...each, group: id }));
  });
  return { cases, groups, isScored: true };
}

async function extraFiles(files: Files, config: Settings, lint: LintList): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const each of listIn(config.extraSourceFiles).map(settingsIn)) {
    if (!languageNamed(wordIn(each.language) ?? '')) lint.add('F12', wordIn(each.language));
    for (const { name, dest } of listIn(each.files).map(settingsIn)) {
      const file = files.get(wordIn(name) ?? '');
      if (file) texts[wordIn(dest) ?? wordIn(name) ?? ''] = await readText(file, wordIn(name) ?? '');
      else lint.add('D02', wordIn(name));
    }
  }
  return texts;
}

async function write(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  return problems.flatMap(problem => {
    const folder = folderFor(problem, problems);
    return filesOf(problem, lintOf(problem)).map(({ name, content }) => ({ name: folder + name, content }));
  });
}

function filesOf(problem: PackagedProblem, lint: LintList): WrittenFile[] {
  const { cases, groups, judge, userFiles } = problem;
  lint.add('X01', 'statement, samples and limits');
  if (problem.solutions.length) lint.add('X01', 'solutions');
  if (problem.fileIo) lint.add('X01', 'file input and output');
  if (judge) lint.add('X03', judge.mode === 'spj' ? 'a special judge' : 'an interactor');
  if (groups.some(({ rule }) => rule === 'avg')) lint.add('X01', 'the mean of a group');
  const scores = scoresOf(problem);
  const members = (id: number | undefined) => cases.flatMap(({ group }, index) => (group === id ? [index] : []));
  const subtasks = [
    ...groups.map(({ id, score }) => ({ score, type: 'min', cases: members(id).map(index => index + 1) })),
    ...members(undefined).map(index => ({ score: scores[index] ?? 0, type: 'sum', cases: [index + 1] })),
  ];
  const names = Object.keys(userFiles).map(name => ({ name, dest: name }));
  const config = {
    subtasks,
    inputFile: '#.in',
    outputFile: '#.out',
    ...(names.length ? { extraSourceFiles: [{ language: 'cpp', files: names }] } : {}),
    ...settingsIn(problem.keep.syzoj),
  };
  return [
    { name: 'data.yml', content: writeYaml(config) },
    ...cases.flatMap(({ input, output }, index) => [
      { name: `${index + 1}.in`, content: input },
      { name: `${index + 1}.out`, content: dataIn(output ?? '') },
    ]),
    ...Object.entries(userFiles).map(([name, content]) => ({ name, content })),
  ];
}

export const syzoj: PackageFormat = {
  name: 'syzoj',
  title: 'SYZOJ data.yml',
  detect: tree => foldersWith(tree, isMark).length > 0,
  async *read(tree) {
    for (const folder of foldersWith(tree, isMark).toSorted(byNumbers))
      yield await foundProblem(folder.replace(/\/$/, '').split('/').at(-1) || 'problem', (key, lint) => readOne(tree, folder, key, lint));
  },
  write,
};

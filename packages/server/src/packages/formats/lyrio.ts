import { codeOf, packagedCode, tokenChecker } from '../checkers';
import { packageLimits } from '../container/limits';
import { below, byNumbers, foldersWith, readText, type Tree } from '../container/tree';
import { foundProblem, type PackageFormat } from '../format';
import { judgingLanguageOf, languageNamed } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type Data, type PackagedCase, type PackagedProblem, type Statement } from '../model';
import { casesOfPairs, nameOfCase, pairsOf } from '../pairs';
import { languageOf, languageTagged, picturesIn, sectionsOf } from '../statementText';
import { memoryIn, pointsIn, timeIn, wholeScores } from '../units';
import { listIn, readJson, readYaml, type Settings, settingsIn, unknownKeys, wordIn } from '../yaml';
import { writeLyrio } from './lyrioWrite';

type Files = ReadonlyMap<string, Data>;

/** Lyrio has no archive of its own: what it exports is the judge info as text and the test data; `problem.json` is what its API answers. */
const isMark = (name: string) => /^judge[-_]?info\.(json|ya?ml)$/i.test(name);
const known = ['timeLimit', 'memoryLimit', 'fileIo', 'subtasks', 'checker', 'interactor', 'extraSourceFiles'];

/** Absent is null in what its API answers. */
const isSet = (value: unknown) => value !== undefined && value !== null;

async function readOne(tree: Tree, folder: string, key: string, lint: LintList): Promise<PackagedProblem> {
  const files = below(tree, folder);
  const name = [...files.keys()].find(isMark) ?? 'judgeInfo.json';
  const config = settingsIn(await settingsOf(files, name));
  const facts = settingsIn(files.has('problem.json') ? await settingsOf(files, 'problem.json') : {});
  const meta = settingsIn(facts.meta);
  if (wordIn(meta.type) === 'SubmitAnswer') throw new PackageFault('J07', 'SubmitAnswer');
  const displayId = wordIn(meta.displayId);
  const data = new Map([...files, ...below({ files } as Tree, 'testdata/')]);
  const fileIo = settingsIn(config.fileIo);
  const [read, write] = [wordIn(fileIo.inputFilename), wordIn(fileIo.outputFilename)];
  for (const [limit, usual] of [
    ['timeLimit', '1 s'],
    ['memoryLimit', '512 MB'],
  ] as const)
    if (config[limit] === undefined) lint.add('F07', `${limit} (${usual})`);
  return {
    ...bareProblem(key),
    ...(displayId ? { displayId } : {}),
    statements: statementsIn(facts, key, lint),
    samples: listIn(facts.samples).map(each => {
      const { inputData, outputData } = settingsIn(each);
      return { input: wordIn(inputData) ?? '', output: wordIn(outputData) ?? '' };
    }),
    tags: listIn(facts.tagsOfLocale).flatMap(each => wordIn(settingsIn(each).name) ?? []),
    limits: { timeMs: timeIn(config.timeLimit ?? 1000, 1, lint), memoryMb: memoryIn(config.memoryLimit ?? 512, 1, lint) },
    ...casesIn(data, config, lint),
    ...(await judgeIn(data, config, lint)),
    ...(read && write ? { fileIo: { read, write } } : {}),
    userFiles: await extraFiles(data, config, lint),
    keep: { lyrio: unknownKeys(config, known, lint, name) },
  };
}

async function settingsOf(files: Files, name: string): Promise<unknown> {
  const file = files.get(name);
  if (!file) throw new PackageFault('D02', name);
  const text = await readText(file, name, packageLimits.configBytes);
  return name.endsWith('.json') ? readJson(text, name) : readYaml(text, name);
}

function statementsIn(facts: Settings, key: string, lint: LintList): Statement[] {
  const one = facts.localizedContentsOfLocale;
  const all = [...listIn(facts.localizedContentsOfAllLocales ?? facts.localizedContents), ...listIn(one)].map(settingsIn);
  const found: Statement[] = [];
  for (const { locale, title: given, contentSections } of all) {
    const title = wordIn(given) ?? key;
    const text = listIn(contentSections).map(settingsIn).map(sectionText).join('\n\n');
    const language = languageTagged(wordIn(locale) ?? '') ?? languageOf(title + text);
    if (found.some(each => each.language === language)) continue;
    found.push({ language, title, ...sectionsOf(text) });
    for (const picture of picturesIn(text)) lint.add(/^https?:/.test(picture) ? 'S05' : 'S04', picture);
  }
  return found.length ? found : [{ language: 'en-US', title: key, description: '', input: '', output: '', hint: '' }];
}

/** The explanation of a sample is a part of the hint. */
function sectionText({ sectionTitle, type, text: given }: Settings): string {
  const [title, text] = [wordIn(sectionTitle) ?? '', wordIn(given) ?? ''];
  if (type !== 'Sample') return `## ${title}\n\n${text}`;
  return text.trim() ? `## Notes\n\n**${title}**\n\n${text}` : '';
}

function casesIn(files: Files, config: Settings, lint: LintList): Pick<PackagedProblem, 'cases' | 'groups' | 'isScored'> {
  const subtasks = listIn(config.subtasks).map(settingsIn);
  if (!subtasks.length) {
    const names = [...files.keys()].filter(name => !name.includes('/') && !/\.(json|ya?ml|cpp|c|h|hpp|py|md)$/.test(name));
    return { cases: casesOfPairs(pairsOf(names, lint), files, lint), groups: [], isScored: true };
  }
  const groups: CaseGroup[] = [];
  const shares = sharesOf(subtasks, 100, lint);
  const cases = subtasks.flatMap((subtask, index): PackagedCase[] => {
    const rows = listIn(subtask.testcases).map(settingsIn);
    const members = rows.flatMap(row => caseOf(files, row, lint));
    const score = shares[index] ?? 0;
    if (listIn(subtask.dependencies).length) lint.add('J04', 'dependencies', `subtasks.${index + 1}`);
    if ([subtask, ...rows].some(each => isSet(each.timeLimit) || isSet(each.memoryLimit))) lint.add('J04', 'limits of a case');
    if (!members.length) {
      lint.add('J03', String(index + 1));
      return [];
    }
    if (subtask.scoringType !== 'GroupMin' && subtask.scoringType !== 'GroupMul') {
      const points = members.length === rows.length ? sharesOf(rows, score, lint) : members.map(() => score / members.length);
      return members.map((each, at) => ({ ...each, score: wholeScores(points, score)[at] ?? 0 }));
    }
    if (subtask.scoringType === 'GroupMul') lint.add('J04', 'GroupMul');
    const id = groups.length + 1;
    groups.push({ id, rule: 'min', score });
    return members.map(each => ({ ...each, group: id }));
  });
  return { cases, groups, isScored: true };
}

function caseOf(files: Files, { inputFile, outputFile }: Settings, lint: LintList): PackagedCase[] {
  const [name, answer] = [wordIn(inputFile) ?? '', wordIn(outputFile)];
  const [input, output] = [files.get(name), answer === undefined ? undefined : files.get(answer)];
  if (!input) lint.add('D02', name || 'inputFile');
  if (answer !== undefined && !output) lint.add('D02', answer);
  return input ? [{ name: nameOfCase(name), input, ...(output ? { output } : {}) }] : [];
}

/** Whole points: what has none of its own shares what is left of a hundred per cent. */
function sharesOf(rows: readonly Settings[], total: number, lint: LintList): number[] {
  const given = rows.map(({ points }) => (isSet(points) ? pointsIn(points, lint, 'points') : undefined));
  const left = Math.max(0, 100 - given.reduce<number>((sum, each) => sum + (each ?? 0), 0));
  const unset = given.filter(each => each === undefined).length;
  return wholeScores(
    given.map(each => each ?? left / unset),
    total,
  );
}

async function judgeIn(files: Files, config: Settings, lint: LintList): Promise<Pick<PackagedProblem, 'judge' | 'ignoresEndBlanks'>> {
  if (isSet(config.interactor)) {
    const interactor = settingsIn(config.interactor);
    if (interactor.interface !== 'stdio') throw new PackageFault('J07', `an interactor by ${wordIn(interactor.interface) ?? 'nothing'}`);
    const { language, code } = await programIn(files, interactor);
    if (!code.includes('testlib.h')) throw new PackageFault('J07', 'an interactor without testlib');
    lint.add('J06', 'testlib');
    return { judge: { mode: 'interactive', language, ...packagedCode(code) }, ignoresEndBlanks: true };
  }
  const checker = settingsIn(config.checker);
  const type = wordIn(checker.type) ?? 'lines';
  if (type === 'binary') return { ignoresEndBlanks: false };
  if (type === 'floats')
    return {
      judge: tokenChecker(['float_tolerance', `1e-${Math.round(pointsIn(checker.precision ?? 6, lint, 'precision'))}`]),
      ignoresEndBlanks: true,
    };
  if (type === 'integers') {
    lint.add('J04', 'integers, which are compared as words');
    return { judge: tokenChecker(['case_sensitive']), ignoresEndBlanks: true };
  }
  if (type === 'lines') {
    if (checker.caseSensitive !== false) return { ignoresEndBlanks: true };
    lint.add('J04', 'lines without case, which are compared as words');
    return { judge: tokenChecker([]), ignoresEndBlanks: true };
  }
  if (type !== 'custom') throw new PackageFault('J07', `checker ${type}`);
  const protocol = protocols[wordIn(checker.interface) ?? ''];
  if (!protocol) throw new PackageFault('J07', `a checker of the interface ${wordIn(checker.interface) ?? ''}`);
  const { language, code } = await programIn(files, checker);
  const stored = protocol === 'testlib' ? packagedCode(code) : codeOf(protocol, code);
  return { judge: { mode: 'spj', language, ...stored }, ignoresEndBlanks: true };
}

/** How checkers of its interfaces are called, as far as they can be. */
const protocols: Readonly<Record<string, 'testlib' | 'hustoj' | 'qduoj' | 'kattis'>> = {
  testlib: 'testlib',
  hustoj: 'hustoj',
  qduoj: 'qduoj',
  domjudge: 'kattis',
};

async function programIn(files: Files, given: Settings): Promise<{ language: 'C' | 'C++'; code: string }> {
  const name = wordIn(given.filename) ?? '';
  const file = files.get(name);
  if (!file) throw new PackageFault('J05', name || 'checker');
  const language = judgingLanguageOf(`x.${wordIn(given.language) ?? ''}`) ?? judgingLanguageOf(name);
  if (!language) throw new PackageFault('P01', wordIn(given.language) ?? name);
  return { language, code: await readText(file, name) };
}

async function extraFiles(files: Files, config: Settings, lint: LintList): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [language, placed] of Object.entries(settingsIn(config.extraSourceFiles))) {
    if (!languageNamed(language)) lint.add('F12', language);
    for (const [dest, source] of Object.entries(settingsIn(placed))) {
      const file = files.get(wordIn(source) ?? '');
      if (file) texts[dest] = await readText(file, dest);
      else lint.add('D02', wordIn(source) ?? dest);
    }
  }
  return texts;
}

export const lyrio: PackageFormat = {
  name: 'lyrio',
  title: 'Lyrio / LibreOJ',
  detect: tree => foldersWith(tree, isMark).length > 0,
  async *read(tree) {
    for (const folder of foldersWith(tree, isMark).toSorted(byNumbers))
      yield await foundProblem(folder.replace(/\/$/, '').split('/').at(-1) || 'problem', (key, lint) => readOne(tree, folder, key, lint));
  },
  write: writeLyrio,
};

import { problemVisibilities } from '@oj/contract';
import { writeExamples } from '@oj/contract/examples';
import { below, byNumbers, readText, type Tree } from '../container/tree';
import { packageLimits } from '../container/limits';
import { packagedCode, storedCode } from '../checkers';
import { dataIn, type FoundProblem, foundProblem, type PackageFormat, type WrittenFile } from '../format';
import { languageOfOurs } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type PackagedCase, type PackagedProblem, type Sample, scoresOf, type Statement } from '../model';
import { casesOfPairs, nameOfCase, pairsOf } from '../pairs';
import { languageOf, languageTagged } from '../statementText';
import { memoryIn, timeIn, wholePointsIn } from '../units';
import { listIn, readJson, type Settings, settingsIn, wordIn, wordsIn } from '../yaml';

const caseModes = new Set(['default', 'ergodic_without_error', 'subtask_lowest', 'subtask_average']);

type Tests = ReadonlyMap<string, PackagedCase['input']>;

const descriptions = (tree: Tree) =>
  [...tree.files.keys()].filter(name => /^[^/]+\.json$/.test(name) && name !== 'package.json').toSorted(byNumbers);

async function* read(tree: Tree): AsyncGenerator<FoundProblem> {
  for (const name of descriptions(tree)) {
    const key = name.slice(0, -'.json'.length);
    yield await foundProblem(key, async (_key, lint) => readOne(tree, key, name, lint));
  }
}

async function readOne(tree: Tree, key: string, name: string, lint: LintList): Promise<PackagedProblem> {
  const file = tree.files.get(name);
  if (!file) throw new PackageFault('D02', name);
  const whole = settingsIn(readJson(await readText(file, name, packageLimits.configBytes), name));
  const facts = settingsIn(whole.problem);
  const text = (field: string) => wordIn(facts[field]) ?? '';
  const mode = wordIn(whole.judgeMode) ?? wordIn(facts.judgeMode) ?? 'default';
  const caseMode = wordIn(facts.judgeCaseMode) ?? 'default';
  if (facts.isRemote === true) throw new PackageFault('J07', 'a problem of another site');
  if (!caseModes.has(caseMode)) lint.add('J04', caseMode);
  const files = (field: string) => filesIn(facts[field] ?? whole[field]);
  const { problemId, author } = { problemId: text('problemId').trim(), author: text('author').trim() };
  return {
    ...bareProblem(key),
    ...(problemId ? { displayId: problemId } : {}),
    ...(author ? { author } : {}),
    statements: statementsIn(facts, key),
    samples: examplesIn(text('examples')),
    tags: wordsIn(whole.tags),
    source: text('source'),
    difficulty: Math.min(5, Math.max(0, Math.round(Number(facts.difficulty ?? 0)) || 0)),
    limits: {
      timeMs: timeIn(facts.timeLimit ?? 1000, 1, lint),
      memoryMb: memoryIn(facts.memoryLimit ?? 256, 1, lint),
      stackMb: Math.min(1024, Math.max(1, Number(facts.stackLimit ?? 128) || 128)),
    },
    isScored: Number(facts.type ?? 0) === 1,
    stopsAtFirst: caseMode === 'ergodic_without_error',
    ...(await casesIn(below(tree, `${key}/`), whole, caseMode, lint)),
    ...judgeIn(mode, facts, lint),
    ignoresEndBlanks: facts.isRemoveEndBlank !== false,
    ...(facts.isFileIO === true ? { fileIo: { read: text('ioReadFileName'), write: text('ioWriteFileName') } } : {}),
    ...languagesIn(whole.languages, lint),
    templates: templatesIn(whole.codeTemplates, lint),
    userFiles: files('userExtraFile'),
    judgeFiles: files('judgeExtraFile'),
    flags: { showCases: facts.openCaseResult !== false, shareCode: facts.codeShare !== false, auth: visibilityOf(facts.auth) },
  };
}

const visibilityOf = (auth: unknown) =>
  Number(auth) === problemVisibilities.public ? problemVisibilities.public : problemVisibilities.private;

function statementsIn(facts: Settings, key: string): Statement[] {
  const text = (from: Settings, field: string) => wordIn(from[field]) ?? '';
  const own = { title: text(facts, 'title') || key, ...textsIn(field => text(facts, field)) };
  const others = Object.entries(settingsIn(facts.translations)).flatMap(([tag, texts]) => {
    const language = languageTagged(tag);
    return language ? [{ language, texts: settingsIn(texts) }] : [];
  });
  const isOwn = others.find(({ texts }) => !Object.keys(texts).length)?.language;
  const language = isOwn ?? languageOf(own.title + own.description);
  const translations = others.filter(each => each.language !== language && Object.keys(each.texts).length > 0);
  return [
    { language, ...own },
    ...translations.map(({ language: tag, texts }) => ({
      language: tag,
      title: text(texts, 'title') || own.title,
      ...textsIn(field => text(texts, field) || own[field]),
    })),
  ];
}

const textsIn = (textOf: (field: 'description' | 'input' | 'output' | 'hint') => string) => ({
  description: textOf('description'),
  input: textOf('input'),
  output: textOf('output'),
  hint: textOf('hint'),
});

/** `<input>a</input><output>b</output>` again and again, nothing escaped. */
export function examplesIn(text: string): Sample[] {
  return [...text.matchAll(/<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g)].map(([, input = '', output = '']) => ({
    input,
    output,
  }));
}

/** Objects, or the JSON of objects as text. */
function filesIn(given: unknown): Record<string, string> {
  if (typeof given === 'string') return given.trim() ? filesIn(readJson(given, 'extra files')) : {};
  return Object.fromEntries(Object.entries(settingsIn(given)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
}

function languagesIn(given: unknown, lint: LintList): Pick<PackagedProblem, 'languages'> {
  const languages = wordsIn(given).flatMap(name => {
    const found = languageOfOurs(name);
    if (!found) lint.add('F12', name);
    return found ?? [];
  });
  return languages.length ? { languages: [...new Set(languages)] } : {};
}

function templatesIn(given: unknown, lint: LintList): PackagedProblem['templates'] {
  const templates: PackagedProblem['templates'] = {};
  for (const each of listIn(given).map(settingsIn)) {
    const language = languageOfOurs(wordIn(each.language) ?? '');
    if (!language) lint.add('F12', wordIn(each.language));
    else if (wordIn(each.code)?.trim()) templates[language] = { prepend: '', template: wordIn(each.code) ?? '', append: '' };
  }
  return templates;
}

function judgeIn(mode: string, facts: Settings, lint: LintList): Pick<PackagedProblem, 'judge'> {
  if (mode !== 'spj' && mode !== 'interactive') return {};
  const [code, language] = [wordIn(facts.spjCode) ?? '', wordIn(facts.spjLanguage) ?? 'C++'];
  if (!code.trim()) lint.add('J05', 'spjCode');
  if (!/^c(\+\+.*)?( with o2)?$/i.test(language)) lint.add('P01', language);
  return { judge: { mode, language: /^c(?!\+)/i.test(language) ? 'C' : 'C++', ...packagedCode(code) } };
}

async function casesIn(
  files: Tests,
  whole: Settings,
  caseMode: string,
  lint: LintList,
): Promise<Pick<PackagedProblem, 'cases' | 'groups'>> {
  const isGrouped = caseMode === 'subtask_lowest' || caseMode === 'subtask_average';
  let rows = listIn(whole.samples).map(settingsIn);
  const info = files.get('info');
  if (!rows.length && info) {
    const { testCases } = settingsIn(readJson(await readText(info, 'info', packageLimits.configBytes), 'info'));
    rows = listIn(testCases)
      .map(settingsIn)
      .map(each => ({ ...each, input: each.inputName, output: each.outputName }));
  }
  if (!rows.length) {
    const names = [...files.keys()].filter(name => name !== 'info');
    return { cases: casesOfPairs(pairsOf(names, lint), files, lint), groups: [] };
  }
  const cases = rows.flatMap((row, index): PackagedCase[] => {
    const [inputName, outputName] = [baseName(row.input), baseName(row.output)];
    const [input, output] = [files.get(inputName), files.get(outputName)];
    if (!input) {
      lint.add('D02', inputName || `samples.${index}.input`);
      return [];
    }
    if (!output) lint.add('D03', inputName);
    const score = row.score === null || row.score === undefined ? undefined : wholePointsIn(row.score, lint, inputName);
    const group = isGrouped ? Number(row.groupNum) || 1 : undefined;
    return [
      {
        name: nameOfCase(inputName),
        input,
        ...(output ? { output } : {}),
        ...(score === undefined ? {} : { score }),
        ...(group ? { group } : {}),
      },
    ];
  });
  return { cases, groups: isGrouped ? groupsOf(cases, caseMode === 'subtask_lowest' ? 'min' : 'avg') : [] };
}

/** Cases that were typed carry the paths of a server. */
const baseName = (given: unknown) => (wordIn(given) ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';

/** Groups as the points of their cases tell them: the lowest, or the mean. */
export function groupsOf(cases: readonly PackagedCase[], rule: CaseGroup['rule']): CaseGroup[] {
  const ids = [...new Set(cases.flatMap(({ group }) => group ?? []))].sort((a, b) => a - b);
  return ids.map(id => {
    const scores = cases.flatMap(each => (each.group === id ? (each.score ?? 0) : []));
    const score = rule === 'min' ? Math.min(...scores) : Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length);
    return { id, rule, score };
  });
}

async function write(problems: readonly PackagedProblem[]): Promise<WrittenFile[]> {
  return problems.flatMap(problem => {
    const { key, cases } = problem;
    return [
      { name: `${key}.json`, content: JSON.stringify(describe(problem), null, 2) },
      ...cases.flatMap(({ input, output }, index) => [
        { name: `${key}/${index + 1}.in`, content: input },
        { name: `${key}/${index + 1}.out`, content: dataIn(output ?? '') },
      ]),
    ];
  });
}

/** How the points of groups count, in the words of this protocol. */
export const caseModeOf = ({ groups, stopsAtFirst }: Pick<PackagedProblem, 'groups' | 'stopsAtFirst'>) =>
  groups.length
    ? groups.some(({ rule }) => rule === 'avg')
      ? 'subtask_average'
      : 'subtask_lowest'
    : stopsAtFirst
      ? 'ergodic_without_error'
      : 'default';

/** Every case in a group where there are groups: one in none is a group by itself. */
export function groupNumbersOf({ groups, cases }: Pick<PackagedProblem, 'groups' | 'cases'>): (number | null)[] {
  if (!groups.length) return cases.map(() => null);
  let free = Math.max(...groups.map(({ id }) => id));
  return cases.map(({ group }) => group ?? (free += 1));
}

function describe(problem: PackagedProblem) {
  const [own, ...others] = problem.statements;
  const { judge, fileIo, limits, flags, userFiles, judgeFiles } = problem;
  const [scores, groups, mode] = [scoresOf(problem), groupNumbersOf(problem), judge?.mode ?? 'default'];
  const extra = (files: Record<string, string>) => (Object.keys(files).length ? files : null);
  const translations = others.map(({ language, ...texts }) => [language, texts] as const);
  return {
    judgeMode: mode,
    problem: {
      ...(problem.displayId === undefined ? {} : { problemId: problem.displayId }),
      title: own?.title ?? problem.key,
      ...(problem.author === undefined ? {} : { author: problem.author }),
      type: problem.isScored ? 1 : 0,
      judgeMode: mode,
      judgeCaseMode: caseModeOf(problem),
      timeLimit: limits.timeMs,
      memoryLimit: limits.memoryMb,
      stackLimit: limits.stackMb ?? 128,
      description: own?.description ?? '',
      input: own?.input ?? '',
      output: own?.output ?? '',
      examples: writeExamples(problem.samples),
      hint: own?.hint ?? '',
      source: problem.source,
      translations: Object.fromEntries([...(own && others.length ? [[own.language, {}] as const] : []), ...translations]),
      difficulty: problem.difficulty ?? 1,
      auth: flags.auth ?? problemVisibilities.private,
      ioScore: problem.isScored ? fullScore(problem, scores) : null,
      codeShare: flags.shareCode,
      isRemote: false,
      isRemoveEndBlank: problem.ignoresEndBlanks,
      openCaseResult: flags.showCases,
      isUploadCase: true,
      spjCode: judge ? storedCode(judge) : null,
      spjLanguage: judge?.language ?? null,
      isFileIO: fileIo !== undefined,
      ioReadFileName: fileIo?.read ?? null,
      ioWriteFileName: fileIo?.write ?? null,
      userExtraFile: extra(userFiles) && JSON.stringify(userFiles),
      judgeExtraFile: extra(judgeFiles) && JSON.stringify(judgeFiles),
    },
    samples: problem.cases.map((_case, index) => ({
      input: `${index + 1}.in`,
      output: `${index + 1}.out`,
      score: scores[index] ?? 0,
      groupNum: groups[index] ?? null,
    })),
    languages: problem.languages ?? [],
    tags: problem.tags,
    codeTemplates: Object.entries(problem.templates).map(([language, { prepend, template, append }]) => ({
      language,
      code: prepend + template + append,
    })),
    userExtraFile: extra(userFiles),
    judgeExtraFile: extra(judgeFiles),
  };
}

const fullScore = ({ groups, cases }: PackagedProblem, scores: readonly number[]) =>
  groups.reduce((sum, { score }) => sum + score, 0) +
  cases.reduce((sum, { group }, index) => sum + (group === undefined ? (scores[index] ?? 0) : 0), 0);

/** The archive that judges of this protocol exchange. */
export const hoj: PackageFormat = {
  name: 'hoj',
  title: 'HOJ zip',
  detect: async tree => {
    const [first] = descriptions(tree);
    const file = first === undefined ? undefined : tree.files.get(first);
    if (!first || !file || !/"problem"\s*:/.test(await readText(file, first, packageLimits.configBytes))) return false;
    const folder = `${first.slice(0, -'.json'.length)}/`;
    return [...tree.files.keys()].some(name => name.startsWith(folder));
  },
  read,
  write,
};

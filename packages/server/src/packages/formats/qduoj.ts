import { codeFor } from '../checkers';
import { packageLimits } from '../container/limits';
import { below, byNumbers, readText, type Tree } from '../container/tree';
import { dataIn, foundProblem, type LintOf, type PackageFormat, type WrittenFile } from '../format';
import { judgingLanguageOf, languageNamed, shortLanguage } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type Data, type PackagedCase, type PackagedProblem, scoresOf } from '../model';
import { casesOfPairs, pairsOf } from '../pairs';
import { htmlInMarkdown, languageOf } from '../statementText';
import { memoryIn, timeIn, wholePointsIn } from '../units';
import { listIn, readJson, type Settings, settingsIn, unknownKeys, wordIn, wordsIn } from '../yaml';
import { Status } from '@oj/contract';

const MARK = /^(\d+)\/problem\.json$/;
const MOST_ID = 24;
const MOST_SOURCE = 200;

const known =
  'display_id title description input_description output_description hint samples tags source time_limit memory_limit rule_type test_case_score spj template answers io_mode'.split(
    ' ',
  );

const folders = (tree: Tree) => [...tree.files.keys()].flatMap(name => MARK.exec(name)?.[1] ?? []).toSorted(byNumbers);

async function readOne(tree: Tree, key: string, lint: LintList): Promise<PackagedProblem> {
  const files = below(tree, `${key}/`);
  const file = files.get('problem.json');
  if (!file) throw new PackageFault('D02', 'problem.json');
  const facts = settingsIn(readJson(await readText(file, 'problem.json', packageLimits.configBytes), 'problem.json'));
  const title = wordIn(facts.title) ?? key;
  const description = textIn(facts.description);
  return {
    ...bareProblem(key),
    ...(wordIn(facts.display_id) ? { displayId: wordIn(facts.display_id) ?? key } : {}),
    statements: [
      {
        language: languageOf(title + description),
        title,
        description,
        input: textIn(facts.input_description),
        output: textIn(facts.output_description),
        hint: textIn(facts.hint),
      },
    ],
    samples: listIn(facts.samples)
      .map(settingsIn)
      .map(({ input, output }) => ({ input: wordIn(input) ?? '', output: wordIn(output) ?? '' })),
    tags: wordsIn(facts.tags),
    source: wordIn(facts.source) ?? textIn(facts.source),
    limits: { timeMs: timeIn(facts.time_limit ?? 1000, 1, lint), memoryMb: memoryIn(facts.memory_limit ?? 256, 1, lint) },
    isScored: facts.rule_type === 'OI',
    cases: casesIn(below(tree, `${key}/testcase/`), facts, lint),
    ...judgeIn(settingsIn(facts.spj), lint),
    templates: templatesIn(settingsIn(facts.template), lint),
    solutions: solutionsIn(facts.answers, lint),
    keep: { qduoj: unknownKeys(facts, known, lint, 'problem.json') },
  };
}

function textIn(given: unknown): string {
  const { format, value } = settingsIn(given);
  const text = wordIn(value) ?? wordIn(given) ?? '';
  return format === 'markdown' ? text : htmlInMarkdown(text);
}

function casesIn(files: ReadonlyMap<string, Data>, facts: Settings, lint: LintList): PackagedCase[] {
  const rows = listIn(facts.test_case_score).map(settingsIn);
  if (!rows.length) return casesOfPairs(pairsOf([...files.keys()], lint), files, lint);
  return rows.flatMap(({ input_name: inputName, output_name: outputName, score }): PackagedCase[] => {
    const [name, answerName] = [wordIn(inputName) ?? '', wordIn(outputName) ?? '-'];
    const input = files.get(name);
    if (!input) {
      lint.add('D02', name);
      return [];
    }
    const output = files.get(answerName);
    if (!output && answerName !== '-') lint.add('D03', name);
    const points = facts.rule_type === 'OI' ? { score: wholePointsIn(score ?? 0, lint, name) } : {};
    return [{ name: name.replace(/\.in$/, ''), input, ...(output ? { output } : {}), ...points }];
  });
}

function judgeIn({ language, code }: Settings, lint: LintList): Pick<PackagedProblem, 'judge'> {
  if (!wordIn(code)) return {};
  const found = judgingLanguageOf(wordIn(language) === 'C' ? 'x.c' : wordIn(language) === 'C++' ? 'x.cpp' : `x.${wordIn(language)}`);
  if (!found) lint.add('P01', wordIn(language));
  return { judge: { mode: 'spj', language: found ?? 'C++', code: wordIn(code) ?? '', protocol: 'qduoj', args: [] } };
}

function templatesIn(given: Settings, lint: LintList): PackagedProblem['templates'] {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, parts]) => {
      const language = languageNamed(name);
      if (!language) lint.add('F12', name);
      const { prepend, template, append } = settingsIn(parts);
      const found = { prepend: wordIn(prepend) ?? '', template: wordIn(template) ?? '', append: wordIn(append) ?? '' };
      return language ? [[language, found] as const] : [];
    }),
  );
}

function solutionsIn(given: unknown, lint: LintList): PackagedProblem['solutions'] {
  return listIn(given)
    .map(settingsIn)
    .flatMap(({ language, code }, index) => {
      const found = languageNamed(wordIn(language) ?? '');
      if (!found) lint.add('F12', wordIn(language));
      return found && wordIn(code)
        ? [{ name: `answer ${index + 1}`, language: found, code: wordIn(code) ?? '', expected: Status.accepted }]
        : [];
    });
}

async function write(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  return problems.flatMap((problem, index) => {
    const folder = `${index + 1}`;
    const content = JSON.stringify(describe(problem, lintOf(problem)), null, 2);
    const hasAnswers = problem.judge === undefined;
    return [
      { name: `${folder}/problem.json`, content },
      ...problem.cases.flatMap(({ input, output }, at) => [
        { name: `${folder}/testcase/${at + 1}.in`, content: input },
        ...(hasAnswers ? [{ name: `${folder}/testcase/${at + 1}.out`, content: dataIn(output ?? '') }] : []),
      ]),
    ];
  });
}

function describe(problem: PackagedProblem, lint: LintList) {
  const { judge, limits } = problem;
  const [own, ...others] = problem.statements;
  const markdown = (value = '') => ({ format: 'markdown', value });
  const id = problem.displayId ?? problem.key;
  if (id.length > MOST_ID) lint.add('X02', id);
  if (others.length) lint.add('X01', others.map(({ language }) => language).join(', '));
  if (problem.groups.length) lint.add('X01', 'subtasks');
  if (problem.fileIo) lint.add('X01', 'file input and output');
  if (Object.keys(problem.userFiles).length || Object.keys(problem.judgeFiles).length) lint.add('X01', 'extra files');
  if (problem.languages) lint.add('X01', 'the list of languages');
  if (problem.source.length > MOST_SOURCE) lint.add('X01', 'a long source');
  const code = judge && codeFor('qduoj', judge);
  if (judge && (judge.mode === 'interactive' || code === undefined))
    lint.add('X03', judge.mode === 'interactive' ? 'an interactor' : 'a special judge that reads the answer');
  const scores = scoresOf(problem);
  return {
    display_id: id.slice(0, MOST_ID),
    title: (own?.title ?? problem.key).slice(0, 128),
    description: markdown(own?.description),
    tags: problem.tags,
    input_description: markdown(own?.input),
    output_description: markdown(own?.output),
    test_case_score: problem.cases.map((_case, index) => ({
      score: problem.isScored ? Math.max(1, scores[index] ?? 1) : 100,
      input_name: `${index + 1}.in`,
      output_name: judge ? '-' : `${index + 1}.out`,
    })),
    hint: markdown(own?.hint),
    time_limit: limits.timeMs,
    memory_limit: limits.memoryMb,
    samples: problem.samples,
    template: templatesOf(problem),
    spj: judge ? { language: judge.language, code: code ?? '' } : null,
    rule_type: problem.isScored ? 'OI' : 'ACM',
    source: problem.source.slice(0, MOST_SOURCE),
    answers: problem.solutions
      .filter(({ expected }) => expected === Status.accepted)
      .map(({ language, code: text }) => ({ language: shortLanguage(language), code: text })),
  };
}

/** Its importer refuses parts that are empty. */
function templatesOf({ templates }: PackagedProblem) {
  const filled = (language: string, text: string) => text || (/^(Python|PyPy|Ruby|Bash)/.test(language) ? '#' : '//');
  return Object.fromEntries(
    Object.entries(templates).map(([language, { prepend, template, append }]) => [
      shortLanguage(language),
      { prepend: filled(language, prepend), template: filled(language, template), append: filled(language, append) },
    ]),
  );
}

export const qduoj: PackageFormat = {
  name: 'qduoj',
  title: 'QDUOJ zip',
  detect: tree => folders(tree).length > 0,
  async *read(tree) {
    for (const folder of folders(tree)) yield await foundProblem(folder, (key, lint) => readOne(tree, key, lint));
  },
  write,
};

import { Status } from '@oj/contract';
import { codeFor, validatorFor } from '../checkers';
import { dataIn, folderFor, type LintOf, plainName, type WrittenFile } from '../format';
import { endingOf, languageOfFile } from '../languages';
import type { LintList } from '../lint';
import { type PackagedProblem, type PackagedSolution, scoresOf, type Statement } from '../model';
import { texOfMarkdown } from '../tex';
import { escapeXml } from '../xml';

/** Tags of solutions; the first one of a verdict is written. */
export const polygonVerdicts: readonly (readonly [tag: string, expected: Status])[] = [
  ['accepted', Status.accepted],
  ['main', Status.accepted],
  ['wrong-answer', Status.wrongAnswer],
  ['rejected', Status.wrongAnswer],
  ['presentation-error', Status.presentationError],
  ['memory-limit-exceeded', Status.memoryLimitExceeded],
  ['time-limit-exceeded', Status.timeLimitExceeded],
  ['time-limit-exceeded-or-memory-limit-exceeded', Status.timeLimitExceeded],
  ['failed', Status.runtimeError],
];

const spoken = { 'zh-CN': 'chinese', 'en-US': 'english' } as const;

export async function writePolygon(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  return problems.flatMap(problem => {
    const folder = folderFor(problem, problems);
    return filesOf(problem, lintOf(problem)).map(({ name, content }) => ({ name: folder + name, content }));
  });
}

function filesOf(problem: PackagedProblem, lint: LintList): WrittenFile[] {
  const { judge, statements, samples, cases } = problem;
  if (problem.source) lint.add('X01', 'the source');
  if (problem.languages) lint.add('X01', 'the list of languages');
  if (Object.keys(problem.templates).length) lint.add('X01', 'templates');
  if (Object.keys(problem.userFiles).length) lint.add('X01', 'files beside submissions');
  if (!problem.ignoresEndBlanks && !judge) lint.add('X01', 'comparing every byte');
  if (problem.groups.some(({ rule }) => rule === 'avg')) lint.add('X01', 'the mean of a group');
  const named = solutionNames(problem.solutions, lint);
  const width = Math.max(2, String(cases.length).length);
  const at = (index: number) => `tests/${String(index + 1).padStart(width, '0')}`;
  return [
    { name: 'problem.xml', content: descriptionOf(problem, named, width) },
    ...statements.flatMap(statement => statementFiles(statement, samples)),
    ...cases.flatMap(({ input, output }, index) => [
      { name: at(index), content: input },
      { name: `${at(index)}.a`, content: dataIn(output ?? '') },
    ]),
    ...(judge ? [{ name: judgeFileOf(judge), content: codeFor('testlib', judge) ?? '' }] : []),
    ...validatorFiles(problem, lint),
    ...Object.entries(problem.judgeFiles).map(([name, content]) => ({ name: `files/${name}`, content })),
    ...named.map(({ path, solution }) => ({ name: path, content: solution.code })),
  ];
}

const judgeFileOf = ({ mode, language }: NonNullable<PackagedProblem['judge']>) =>
  `files/${mode === 'spj' ? 'check' : 'interactor'}.${language === 'C' ? 'c' : 'cpp'}`;

const validatorPath = (language: string) => `files/validator.${endingOf(language)}`;

function validatorFiles({ validator }: PackagedProblem, lint: LintList): WrittenFile[] {
  if (!validator) return [];
  const content = validatorFor('testlib', validator);
  if (content === undefined) lint.add('X01', 'the validator');
  return content === undefined ? [] : [{ name: validatorPath(validator.language), content }];
}

function solutionNames(solutions: readonly PackagedSolution[], lint: LintList) {
  return solutions.flatMap((solution, index) => {
    const tag = polygonVerdicts.find(([, expected]) => expected === solution.expected)?.[0];
    if (!tag) {
      lint.add('X01', solution.name);
      return [];
    }
    const plain = plainName(solution.name, `solution${index + 1}`);
    const isNamed = endingOf(languageOfFile(plain) ?? '') === endingOf(solution.language);
    return [{ tag, solution, path: `solutions/${isNamed ? plain : `${plain}.${endingOf(solution.language)}`}` }];
  });
}

function statementFiles(
  { language, title, description, input, output, hint }: Statement,
  samples: PackagedProblem['samples'],
): WrittenFile[] {
  const folder = `statement-sections/${spoken[language]}`;
  const sections = Object.entries({ name: title, legend: description, input, output, notes: hint });
  return [
    ...sections.map(([name, text]) => ({ name: `${folder}/${name}.tex`, content: `${texOfMarkdown(text)}\n` })),
    ...samples.flatMap((sample, index) => {
      const name = `${folder}/example.${String(index + 1).padStart(2, '0')}`;
      return [
        { name, content: sample.input },
        { name: `${name}.a`, content: sample.output },
      ];
    }),
  ];
}

function descriptionOf(problem: PackagedProblem, named: ReturnType<typeof solutionNames>, width: number): string {
  const { judge, limits, groups, cases, fileIo } = problem;
  const scores = scoresOf(problem);
  const attributes = (given: Record<string, string | number | undefined>) =>
    Object.entries(given)
      .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(String(value))}"`]))
      .join('');
  const source = (path: string, type: string) => `<source${attributes({ path, type })}/>`;
  const tests = cases.map(({ group }, index) => {
    const points = problem.isScored && group === undefined ? (scores[index] ?? 0) : undefined;
    return `        <test${attributes({ method: 'manual', group, points })}/>`;
  });
  const policies = groups.map(
    ({ id, score }) =>
      `        <group${attributes({ name: id, points: score, 'points-policy': 'complete-group', 'feedback-policy': 'complete' })}/>`,
  );
  const kind = judge?.language === 'C' ? 'c.gcc' : 'cpp.g++17';
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="no"?>',
    `<problem${attributes({ revision: 1, 'short-name': problem.displayId ?? plainName(problem.key) })}>`,
    '  <names>',
    ...problem.statements.map(({ language, title }) => `    <name${attributes({ language: spoken[language], value: title })}/>`),
    '  </names>',
    `  <judging${attributes({ 'input-file': fileIo?.read ?? '', 'output-file': fileIo?.write ?? '' })}>`,
    '    <testset name="tests">',
    `      <time-limit>${limits.timeMs}</time-limit>`,
    `      <memory-limit>${limits.memoryMb * 2 ** 20}</memory-limit>`,
    `      <test-count>${cases.length}</test-count>`,
    `      <input-path-pattern>tests/%0${width}d</input-path-pattern>`,
    `      <answer-path-pattern>tests/%0${width}d.a</answer-path-pattern>`,
    '      <tests>',
    ...tests,
    '      </tests>',
    ...(policies.length ? ['      <groups>', ...policies, '      </groups>'] : []),
    '    </testset>',
    '  </judging>',
    '  <assets>',
    ...(judge?.mode === 'spj' ? [`    <checker type="testlib">${source(judgeFileOf(judge), kind)}</checker>`] : []),
    ...(judge?.mode === 'interactive' ? [`    <interactor>${source(judgeFileOf(judge), kind)}</interactor>`] : []),
    ...(problem.validator && validatorFor('testlib', problem.validator) !== undefined
      ? [
          '    <validators>',
          `      <validator>${source(validatorPath(problem.validator.language), typeOf(problem.validator.language))}</validator>`,
          '    </validators>',
        ]
      : []),
    '    <solutions>',
    ...named.map(
      ({ tag, path, solution }) => `      <solution${attributes({ tag })}>${source(path, typeOf(solution.language))}</solution>`,
    ),
    '    </solutions>',
    '  </assets>',
    '  <tags>',
    ...problem.tags.map(value => `    <tag${attributes({ value })}/>`),
    '  </tags>',
    '</problem>',
    '',
  ].join('\n');
}

const typeOf = (language: string) => {
  const types: Readonly<Record<string, string>> = {
    C: 'c.gcc',
    'C++': 'cpp.g++14',
    'C++ 17': 'cpp.g++17',
    'C++ 20': 'cpp.g++20',
    Python3: 'python.3',
    PyPy3: 'python.pypy3',
    Java: 'java11',
  };
  return types[language] ?? (language.startsWith('C++') ? 'cpp.g++17' : endingOf(language));
};

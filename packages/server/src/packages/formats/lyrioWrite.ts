import { codeFor } from '../checkers';
import { dataIn, folderFor, type LintOf, type WrittenFile } from '../format';
import { endingOf } from '../languages';
import type { LintList } from '../lint';
import { type PackagedProblem, scoresOf, type Statement } from '../model';
import { type Settings, settingsIn } from '../yaml';

const words = {
  'zh-CN': { description: '题目描述', input: '输入格式', output: '输出格式', sample: '样例', hint: '提示' },
  'en-US': { description: 'Description', input: 'Input', output: 'Output', sample: 'Sample', hint: 'Notes' },
} as const;

export async function writeLyrio(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  return problems.flatMap(problem => {
    const folder = folderFor(problem, problems);
    return filesOf(problem, lintOf(problem)).map(({ name, content }) => ({ name: folder + name, content }));
  });
}

function filesOf(problem: PackagedProblem, lint: LintList): WrittenFile[] {
  const { judge, cases, userFiles, judgeFiles } = problem;
  if (problem.solutions.length) lint.add('X01', 'solutions');
  if (problem.languages) lint.add('X01', 'the list of languages');
  if (problem.source) lint.add('X01', 'the source');
  if (Object.keys(problem.templates).length) lint.add('X01', 'templates');
  if (Object.keys(judgeFiles).length) lint.add('X01', 'files beside the special judge');
  if (problem.pictures.length) lint.add('X01', 'pictures');
  if (!problem.isScored) lint.add('X01', 'judging without points');
  if (judge?.mode === 'interactive') lint.add('X03', 'an interactor');
  if (problem.groups.some(({ rule }) => rule === 'avg')) lint.add('X01', 'the mean of a group');
  const code = judge?.mode === 'spj' ? codeFor('testlib', judge) : undefined;
  const texts = { ...userFiles, ...(judge && code !== undefined ? { [checkerFileOf(judge)]: code } : {}) };
  return [
    { name: 'judgeInfo.json', content: jsonOf(judgeInfoOf(problem)) },
    { name: 'problem.json', content: jsonOf(statementOf(problem)) },
    ...cases.flatMap(({ input, output }, index) => [
      { name: `testdata/${index + 1}.in`, content: input },
      { name: `testdata/${index + 1}.out`, content: dataIn(output ?? '') },
    ]),
    ...Object.entries(texts).map(([name, content]) => ({ name: `testdata/${name}`, content })),
  ];
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const checkerFileOf = ({ language }: NonNullable<PackagedProblem['judge']>) => `checker.${language === 'C' ? 'c' : endingOf('C++')}`;

function judgeInfoOf(problem: PackagedProblem): Settings {
  const { limits, fileIo, userFiles } = problem;
  const names = Object.keys(userFiles);
  return {
    timeLimit: limits.timeMs,
    memoryLimit: limits.memoryMb,
    ...(fileIo ? { fileIo: { inputFilename: fileIo.read, outputFilename: fileIo.write } } : {}),
    subtasks: subtasksOf(problem),
    checker: checkerOf(problem),
    ...(names.length ? { extraSourceFiles: { cpp: Object.fromEntries(names.map(name => [name, name])) } } : {}),
    ...settingsIn(problem.keep.lyrio),
  };
}

function checkerOf({ judge, ignoresEndBlanks }: PackagedProblem): Settings {
  if (judge?.mode !== 'spj') return ignoresEndBlanks ? { type: 'lines', caseSensitive: true } : { type: 'binary' };
  const language = judge.language === 'C' ? 'c' : 'cpp';
  const options = language === 'c' ? { compiler: 'gcc', std: 'c11', O: '2', m: '64' } : { compiler: 'g++', std: 'c++17', O: '2', m: '64' };
  return { type: 'custom', interface: 'testlib', language, filename: checkerFileOf(judge), compileAndRunOptions: options };
}

/** Points are per cent of the problem, and within a subtask per cent of it. */
function subtasksOf(problem: PackagedProblem): Settings[] {
  const { cases, groups } = problem;
  const scores = scoresOf(problem);
  const members = (id: number | undefined) => cases.flatMap(({ group }, index) => (group === id ? [index] : []));
  const filesAt = (index: number) => ({ inputFile: `${index + 1}.in`, outputFile: `${index + 1}.out` });
  const alone = members(undefined);
  const sumAlone = alone.reduce((sum, index) => sum + (scores[index] ?? 0), 0);
  const total = groups.reduce((sum, { score }) => sum + score, 0) + sumAlone || 100;
  const share = (part: number, of: number) => (of ? (part * 100) / of : 0);
  return [
    ...groups.map(({ id, score }) => ({ scoringType: 'GroupMin', points: share(score, total), testcases: members(id).map(filesAt) })),
    ...(alone.length
      ? [
          {
            scoringType: 'Sum',
            points: share(sumAlone, total),
            testcases: alone.map(index => ({ ...filesAt(index), points: share(scores[index] ?? 0, sumAlone) })),
          },
        ]
      : []),
  ];
}

/** The statement in the form that Lyrio's API has for a problem. */
function statementOf({ displayId, statements, samples, tags }: PackagedProblem): Settings {
  return {
    meta: { type: 'Traditional', ...(displayId === undefined ? {} : { displayId }) },
    localizedContentsOfAllLocales: statements.map((statement, index) => contentOf(statement, index === 0 ? samples.length : 0)),
    samples: samples.map(({ input, output }) => ({ inputData: input, outputData: output })),
    tagsOfLocale: tags.map(name => ({ name })),
  };
}

function contentOf({ language, title, description, input, output, hint }: Statement, samples: number): Settings {
  const said = words[language];
  const section = (sectionTitle: string, text: string) => (text.trim() ? [{ sectionTitle, type: 'Text', text }] : []);
  return {
    locale: language.replace('-', '_'),
    title,
    contentSections: [
      ...section(said.description, description),
      ...section(said.input, input),
      ...section(said.output, output),
      ...Array.from({ length: samples }, (_each, sampleId) => ({
        sectionTitle: `${said.sample} ${sampleId + 1}`,
        type: 'Sample',
        sampleId,
        text: '',
      })),
      ...section(said.hint, hint),
    ],
  };
}

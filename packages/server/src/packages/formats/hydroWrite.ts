import { problemVisibilities, Status } from '@oj/contract';
import { codeFor, validatorFor } from '../checkers';
import { dataIn, folderFor, type LintOf, plainName, type WrittenFile } from '../format';
import { endingOf, languageOfFile, shortLanguage } from '../languages';
import type { LintList } from '../lint';
import { type PackagedProblem, scoresOf } from '../model';
import { fenced, mapTexts, shortTag, wholeText } from '../statementText';
import { type Settings, settingsIn, writeYaml } from '../yaml';

export async function writeHydro(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]> {
  return problems.flatMap(problem => {
    const folder = problems.length > 1 ? folderFor(problem, problems) : `${plainName(problem.displayId ?? problem.key)}/`;
    return filesOf(problem, lintOf(problem)).map(({ name, content }) => ({ name: folder + name, content }));
  });
}

function filesOf(problem: PackagedProblem, lint: LintList): WrittenFile[] {
  const { judge, statements, samples, userFiles, judgeFiles, pictures, solutions } = problem;
  const [own] = statements;
  if (problem.source) lint.add('X01', 'the source');
  const kept = settingsIn(problem.keep.hydro);
  const { config: keptConfig, ...keptFacts } = kept;
  const pid = problem.displayId?.replaceAll(/[^A-Za-z0-9-]/g, '');
  const hasPid = pid !== undefined && /^([a-z0-9]{1,10}-)?[a-z][a-z0-9]*$/i.test(pid);
  if (problem.displayId !== undefined && pid !== problem.displayId) lint.add('X02', problem.displayId);
  const facts = {
    ...(hasPid ? { pid } : {}),
    title: own?.title ?? problem.key,
    tag: problem.tags,
    ...(problem.difficulty === undefined ? {} : { difficulty: problem.difficulty * 2 }),
    ...(problem.flags.auth === problemVisibilities.public ? {} : { hidden: true }),
    ...keptFacts,
  };
  const texts = statements.map(statement => ({
    name: `problem_${shortTag(statement.language)}.md`,
    content: [
      wholeText(
        mapTexts(statement, text => pictures.reduce((all, { name }) => all.replaceAll(`](${name})`, `](file://${fileOf(name)})`), text)),
      ),
      ...samples.flatMap(({ input, output }, index) => [fenced(`input${index + 1}`, input), `${fenced(`output${index + 1}`, output)}\n`]),
    ].join('\n'),
  }));
  const stds = solutions.filter(({ expected }) => expected === Status.accepted).slice(0, 5);
  if (stds.length < solutions.length) lint.add('X01', 'solutions that are not accepted');
  return [
    { name: 'problem.yaml', content: writeYaml(facts) },
    ...texts,
    { name: 'testdata/config.yaml', content: writeYaml({ ...configOf(problem, lint), ...settingsIn(keptConfig) }) },
    ...problem.cases.flatMap(({ input, output }, index) => [
      { name: `testdata/${index + 1}.in`, content: input },
      { name: `testdata/${index + 1}.out`, content: dataIn(output ?? '') },
    ]),
    ...(judge ? [{ name: `testdata/${judgeFileOf(judge)}`, content: codeFor('testlib', judge) ?? '' }] : []),
    ...validatorFiles(problem, lint),
    ...[...Object.entries(userFiles), ...Object.entries(judgeFiles)].map(([name, content]) => ({ name: `testdata/${name}`, content })),
    ...pictures.map(({ name, data }) => ({ name: `additional_file/${fileOf(name)}`, content: data })),
    ...stds.map(({ name, language, code }, index) => ({ name: `std/${nameWithEnding(name, language, index)}`, content: code })),
  ];
}

const fileOf = (picture: string) =>
  plainName(
    picture
      .replace(/^file:\/\//, '')
      .split('/')
      .at(-1) ?? picture,
    'picture',
  );
const judgeFileOf = ({ mode, language }: NonNullable<PackagedProblem['judge']>) =>
  `${mode === 'spj' ? 'checker' : 'interactor'}.${language === 'C' ? 'c' : 'cc'}`;
const validatorFileOf = (language: string) => `validator.${language === 'C' ? 'c' : endingOf(language)}`;
function validatorFiles({ validator }: PackagedProblem, lint: LintList): WrittenFile[] {
  if (!validator) return [];
  const code = validatorFor('testlib', validator);
  if (code === undefined) lint.add('X01', 'the validator');
  return code === undefined ? [] : [{ name: `testdata/${validatorFileOf(validator.language)}`, content: code }];
}
const nameWithEnding = (name: string, language: string, index: number) => {
  const plain = plainName(name, `std${index + 1}`);
  return languageOfFile(plain) === language ? plain : `${plain}.${endingOf(language)}`;
};

function configOf(problem: PackagedProblem, lint: LintList): Settings {
  const { judge, limits, groups, fileIo, userFiles, judgeFiles } = problem;
  if (fileIo && fileIo.read.replace(/\.in$/, '') !== fileIo.write.replace(/\.out$/, ''))
    lint.add('X01', 'different names of the input and output files');
  if (problem.stopsAtFirst) lint.add('X01', 'stopping at the first failure');
  const scores = scoresOf(problem);
  const rowOf = (index: number) => ({ input: `${index + 1}.in`, output: `${index + 1}.out` });
  const members = (wanted: number | undefined) => problem.cases.flatMap(({ group }, index) => (group === wanted ? [index] : []));
  const alone = members(undefined);
  if (groups.some(({ rule }) => rule === 'avg')) lint.add('X01', 'the mean of a group');
  const subtasks = groups.map(({ id, score }) => ({ score, id, type: 'min', cases: members(id).map(rowOf) }));
  const first = Math.max(0, ...groups.map(({ id }) => id)) + 1;
  const sum = alone.reduce((all, index) => all + (scores[index] ?? 0), 0);
  if (alone.length && groups.length)
    subtasks.push({ score: sum, id: first, type: 'sum', cases: alone.map(index => ({ ...rowOf(index), score: scores[index] ?? 0 })) });
  const isPlain = !problem.isScored && !groups.length;
  return {
    type: judge?.mode === 'interactive' ? 'interactive' : 'default',
    time: `${limits.timeMs}ms`,
    memory: `${limits.memoryMb}m`,
    ...(fileIo ? { filename: fileIo.read.replace(/\.in$/, '') } : {}),
    ...(problem.flags.showCases ? {} : { detail: 'none' }),
    ...(judge?.mode === 'interactive'
      ? { interactor: judgeFileOf(judge) }
      : judge
        ? { checker_type: 'testlib', checker: judgeFileOf(judge) }
        : problem.ignoresEndBlanks
          ? {}
          : { checker_type: 'strict' }),
    ...validatorSetting(problem),
    ...(groups.length
      ? { subtasks }
      : { cases: problem.cases.map((_case, index) => ({ ...rowOf(index), ...(isPlain ? {} : { score: scores[index] ?? 0 }) })) }),
    ...(Object.keys(userFiles).length ? { user_extra_files: Object.keys(userFiles) } : {}),
    ...(Object.keys(judgeFiles).length ? { judge_extra_files: Object.keys(judgeFiles) } : {}),
    ...(problem.languages
      ? { langs: [...new Set(problem.languages.map(name => hydroLanguages[name] ?? shortLanguage(name).toLowerCase()))] }
      : {}),
  };
}

function validatorSetting({ validator }: PackagedProblem): Settings {
  if (!validator || validatorFor('testlib', validator) === undefined) return {};
  const file = validatorFileOf(validator.language);
  const lang = hydroLanguages[validator.language];
  return { validator: lang && languageOfFile(file) !== validator.language ? { file, lang } : file };
}

const hydroLanguages: Readonly<Record<string, string>> = {
  C: 'c',
  'C++': 'cc.cc14',
  'C++ 17': 'cc.cc17',
  'C++ 17 With O2': 'cc.cc17',
  'C++ 20': 'cc.cc20',
  'C++ 20 With O2': 'cc.cc20',
  'C++ 23': 'cc.cc23',
  Python3: 'py.py3',
  PyPy3: 'py.pypy3',
  Python2: 'py.py2',
  Java: 'java',
  Golang: 'go',
  Rust: 'rs',
  'C#': 'cs',
  PHP: 'php',
  Ruby: 'rb',
  Kotlin: 'kt',
  Pascal: 'pas',
  Haskell: 'hs',
  Bash: 'bash',
  'JavaScript Node': 'js',
};

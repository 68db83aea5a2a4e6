import { createHash } from 'node:crypto';
import { testlibHeader } from '../../judge/testlib/testlib';
import { argsOfTokenChecker, codeFor, validatorFor } from '../checkers';
import { below, foldersWith, type Tree } from '../container/tree';
import {
  dataIn,
  folderFor,
  type FormatName,
  type FoundProblem,
  foundProblem,
  type LintOf,
  type PackageFormat,
  plainName,
  type WrittenFile,
} from '../format';
import { endingOf } from '../languages';
import type { LintList } from '../lint';
import { type PackagedProblem, scoresOf } from '../model';
import { shortTag, wholeText } from '../statementText';
import { type Settings, settingsIn, writeYaml } from '../yaml';
import { readIcpc } from './icpcRead';
import { solutionFiles } from './icpcSolutions';

type Dialect = 'legacy' | '2025-09' | 'domjudge';

/** The statement once more. */
const bystanders = /(^|\/)problem\.(txt|html|pdf)$/;

const isMark = (name: string) => name === 'problem.yaml' || name === 'domjudge-problem.ini';

/** What tells the folder of a problem: a statement or data beside the description. */
function folders(tree: Tree) {
  return foldersWith(tree, isMark).filter(at =>
    [...below(tree, at).keys()].some(name => /^(data|problem_statement|statement)\//.test(name) || name === 'domjudge-problem.ini'),
  );
}

async function* read(tree: Tree): AsyncGenerator<FoundProblem> {
  for (const folder of folders(tree))
    yield await foundProblem(folder.replace(/\/$/, '').split('/').at(-1) || 'problem', (key, lint) =>
      readIcpc(below(tree, folder), key, lint),
    );
}

const writer = (dialect: Dialect) => async (problems: readonly PackagedProblem[], lintOf: LintOf) =>
  problems.flatMap(problem => {
    const folder = folderFor(problem, problems);
    return filesOf(problem, dialect, lintOf(problem)).map(({ name, content }) => ({ name: folder + name, content }));
  });

function filesOf(problem: PackagedProblem, dialect: Dialect, lint: LintList): WrittenFile[] {
  const is2025 = dialect === '2025-09';
  const { statements, samples, userFiles, pictures } = problem;
  if (problem.fileIo) lint.add('X01', 'file input and output');
  if (Object.keys(problem.templates).length) lint.add('X01', 'templates');
  if (problem.languages) lint.add('X01', 'the list of languages');
  if (problem.displayId !== undefined && dialect !== 'domjudge') lint.add('X01', 'the display ID');
  if (pictures.length) lint.add('X01', 'pictures');
  const at = is2025 ? 'statement' : 'problem_statement';
  const seconds = problem.limits.timeMs / 1000;
  const [own] = statements;
  const id = plainName(problem.displayId ?? problem.key);
  return [
    { name: 'problem.yaml', content: writeYaml(descriptionOf(problem, dialect)) },
    ...(is2025 ? [] : [{ name: '.timelimit', content: `${seconds}\n` }]),
    ...(dialect === 'domjudge'
      ? [
          {
            name: 'domjudge-problem.ini',
            content: `name='${(own?.title ?? id).replaceAll("'", '’')}'\nshort-name='${id}'\nexternalid='${id}'\ntimelimit='${seconds}'\n`,
          },
        ]
      : []),
    ...statements.map(statement => ({ name: `${at}/problem.${shortTag(statement.language)}.md`, content: wholeText(statement) })),
    ...(dialect === 'domjudge' && own ? [{ name: 'problem.txt', content: `${own.title}\n\n${wholeText(own)}` }] : []),
    ...samples.flatMap(({ input, output }, index) => [
      { name: `data/sample/${index + 1}.in`, content: input },
      { name: `data/sample/${index + 1}.ans`, content: output },
    ]),
    ...dataFiles(problem, is2025, lint),
    ...validatorFiles(problem, is2025),
    ...inputValidatorFiles(problem, lint),
    ...Object.entries(userFiles).map(([name, content]) => ({ name: `include/default/${name}`, content })),
    ...solutionFiles(problem, lint, false),
  ];
}

function descriptionOf(problem: PackagedProblem, dialect: Dialect): Settings {
  const { judge, statements, limits } = problem;
  const [own] = statements;
  const names = Object.fromEntries(statements.map(({ language, title }) => [shortTag(language), title]));
  const isInteractive = judge?.mode === 'interactive';
  const args = validatorArgs(problem);
  const kept = settingsIn(problem.keep.icpc);
  const memory = { memory: limits.memoryMb };
  if (dialect === '2025-09')
    return {
      problem_format_version: '2025-09',
      type: [problem.isScored ? 'scoring' : 'pass-fail', ...(isInteractive ? ['interactive'] : [])],
      name: statements.length ? names : problem.key,
      uuid: problem.uuid ?? uuidOf(problem),
      ...(problem.source ? { source: problem.source } : {}),
      ...(problem.tags.length ? { keywords: problem.tags } : {}),
      limits: { time_limit: limits.timeMs / 1000, ...memory },
      ...kept,
    };
  const isCustom = judge !== undefined && args === undefined;
  return {
    problem_format_version: 'legacy',
    name: own?.title ?? problem.key,
    type: problem.isScored ? 'scoring' : 'pass-fail',
    ...(problem.uuid === undefined ? {} : { uuid: problem.uuid }),
    ...(problem.source ? { source: problem.source } : {}),
    ...(problem.tags.length ? { keywords: problem.tags.map(tag => tag.replaceAll(/\s+/g, '_')).join(' ') } : {}),
    validation: isCustom ? (isInteractive ? 'custom interactive' : 'custom') : 'default',
    ...(args?.length ? { validator_flags: args.join(' ') } : {}),
    limits: { ...memory, ...(dialect === 'domjudge' ? { time_limit: limits.timeMs / 1000 } : {}) },
    ...kept,
  };
}

/** How the validator that everybody has is told to compare; undefined when the problem has its own. */
function validatorArgs({ judge, ignoresEndBlanks }: PackagedProblem): string[] | undefined {
  if (judge) return judge.mode === 'spj' ? argsOfTokenChecker(judge.code) : undefined;
  return ignoresEndBlanks ? ['case_sensitive'] : ['case_sensitive', 'space_change_sensitive'];
}

function uuidOf({ key, displayId, statements }: PackagedProblem): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([key, displayId, statements[0]?.title]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function dataFiles(problem: PackagedProblem, is2025: boolean, lint: LintList): WrittenFile[] {
  const { cases, groups, isScored } = problem;
  const scores = scoresOf(problem);
  const settings = is2025 ? 'test_group.yaml' : 'testdata.yaml';
  const args = validatorArgs(problem) ?? problem.judge?.args ?? [];
  const files: WrittenFile[] =
    is2025 && args.length ? [{ name: `data/secret/${settings}`, content: writeYaml({ output_validator_args: args }) }] : [];
  if (!is2025 && problem.judge && args.length && validatorArgs(problem) === undefined)
    files.push({ name: 'data/testdata.yaml', content: writeYaml({ output_validator_flags: args.join(' ') }) });
  const folderOf = (index: number) => {
    const group = cases[index]?.group;
    return isScored ? (group === undefined ? `case${index + 1}/` : `group${group}/`) : '';
  };
  if (isScored) {
    for (const { id, rule, score } of groups) {
      if (rule === 'avg' && is2025) lint.add('X01', 'the mean of a group');
      const legacy = { on_reject: 'continue', grader_flags: rule, accept_score: score, reject_score: 0, range: `0 ${score}` };
      files.push({
        name: `data/secret/group${id}/${settings}`,
        content: writeYaml(is2025 ? { max_score: score, score_aggregation: 'min' } : legacy),
      });
    }
    for (const [index, { group }] of cases.entries()) {
      const score = scores[index] ?? 0;
      const legacy = { on_reject: 'continue', grader_flags: 'sum', accept_score: score, reject_score: 0, range: `0 ${score}` };
      if (group === undefined)
        files.push({
          name: `data/secret/case${index + 1}/${settings}`,
          content: writeYaml(is2025 ? { max_score: score, score_aggregation: 'sum' } : legacy),
        });
    }
  }
  return [
    ...files,
    ...cases.flatMap(({ input, output }, index) => [
      { name: `data/secret/${folderOf(index)}${index + 1}.in`, content: input },
      { name: `data/secret/${folderOf(index)}${index + 1}.ans`, content: dataIn(output ?? '') },
    ]),
  ];
}

function validatorFiles(problem: PackagedProblem, is2025: boolean): WrittenFile[] {
  const { judge, judgeFiles } = problem;
  if (!judge || validatorArgs(problem)) return [];
  const at = is2025 ? 'output_validator' : 'output_validators/validator';
  const code = codeFor('kattis', judge) ?? '';
  const needsLibrary = code.includes('testlib.h') && !Object.hasOwn(judgeFiles, 'testlib.h');
  return [
    { name: `${at}/validator.${judge.language === 'C' ? 'c' : 'cpp'}`, content: code },
    ...(needsLibrary ? [{ name: `${at}/testlib.h`, content: testlibHeader }] : []),
    ...Object.entries(judgeFiles).map(([name, content]) => ({ name: `${at}/${name}`, content })),
  ];
}

function inputValidatorFiles({ validator }: PackagedProblem, lint: LintList): WrittenFile[] {
  if (!validator) return [];
  const code = validatorFor('kattis', validator);
  if (code === undefined) {
    lint.add('X01', 'the validator');
    return [];
  }
  const at = 'input_validators/validator';
  return [
    { name: `${at}/validator.${endingOf(validator.language)}`, content: code },
    ...(code.includes('testlib.h') ? [{ name: `${at}/testlib.h`, content: testlibHeader }] : []),
  ];
}

const record = (name: FormatName, title: string, dialect: Dialect, detect: PackageFormat['detect']): PackageFormat => ({
  name,
  title,
  holdsValidator: true,
  bystanders,
  detect,
  read,
  write: writer(dialect),
});

/** The three read the same: what a package is, its keys say. Only the first is detected. */
export const icpc = record('icpc', 'ICPC / Kattis (legacy)', 'legacy', tree => folders(tree).length > 0);
export const icpc2025 = record('icpc2025', 'ICPC / Kattis (2025-09)', '2025-09', () => false);
export const domjudge = record('domjudge', 'DOMjudge', 'domjudge', () => false);

import { problemVisibilities } from '@oj/contract';
import type { FileStore } from '../../files/store';
import { baseOf } from '../../judge/languages/registry';
import { packagedCode } from '../../packages/checkers';
import { examplesIn, groupsOf } from '../../packages/formats/hoj';
import { bareProblem, type Data, type PackagedProblem, type Statement } from '../../packages/model';
import { languageOf, languageTagged } from '../../packages/statementText';
import type { problemCases } from '../problem/problem.table';
import { isScored, judgingSourceOf } from '../problem/problem.rules';
import type { setterPrograms } from '../problemCheck/problemCheck.table';
import type { ProblemRow } from '../problem/problemRows.queries';
import type { referenceSolutions } from '../referenceSolution/referenceSolution.table';

interface Parts {
  cases: readonly (typeof problemCases.$inferSelect)[];
  tags: readonly { name: string }[];
  languages: string[];
  solutions: readonly (typeof referenceSolutions.$inferSelect)[];
  programs: readonly (typeof setterPrograms.$inferSelect)[];
}

/** A problem of the site in the words of packages. */
export function packagedProblem(
  row: ProblemRow,
  { cases, tags, languages, solutions, programs }: Parts,
  store: FileStore,
): PackagedProblem {
  const dataOf = (hash: string, bytes: number): Data => ({ hash, bytes, open: () => store.pieces(hash) });
  const scored = isScored(row);
  const packaged = cases.map(({ number, inputHash, inputBytes, answerHash, answerBytes, score, groupNumber }) => ({
    name: String(number),
    input: dataOf(inputHash, inputBytes),
    output: dataOf(answerHash, answerBytes),
    ...(scored ? { score } : {}),
    ...(groupNumber === null ? {} : { group: groupNumber }),
  }));
  const source = judgingSourceOf(row);
  const validator = programs.find(({ role }) => role === 'validator');
  return {
    ...bareProblem(`problem_${row.id}`),
    displayId: row.problemId,
    author: row.author,
    statements: statementsOf(row),
    samples: examplesIn(row.examples),
    tags: tags.map(({ name }) => name),
    source: row.source,
    difficulty: row.difficulty,
    limits: { timeMs: row.timeLimitMs, memoryMb: row.memoryLimitMb, stackMb: row.stackLimitMb },
    isScored: scored,
    stopsAtFirst: row.judgeCaseMode === 'ergodic_without_error',
    groups: row.judgeCaseMode.startsWith('subtask') ? groupsOf(packaged, row.judgeCaseMode === 'subtask_average' ? 'avg' : 'min') : [],
    cases: packaged,
    ...(source ? { judge: { mode: source.mode, language: source.language, ...packagedCode(source.code) } } : {}),
    ...(validator ? { validator: { language: baseOf(validator.language), code: validator.code, protocol: validator.protocol } } : {}),
    ignoresEndBlanks: row.ignoreEndBlank,
    ...(row.isFileIo ? { fileIo: { read: row.ioReadFileName ?? '', write: row.ioWriteFileName ?? '' } } : {}),
    languages: [...new Set(languages.map(baseOf))],
    templates: Object.fromEntries(
      Object.entries(row.codeTemplates).map(([language, template]) => [baseOf(language), { prepend: '', template, append: '' }]),
    ),
    userFiles: row.userExtraFile ?? {},
    judgeFiles: row.judgeExtraFile ?? {},
    solutions: solutions.map(({ name, language, code, expected }) => ({ name, language: baseOf(language), code, expected })),
    flags: {
      showCases: row.openCaseResult,
      shareCode: row.codeShare,
      auth: row.auth === problemVisibilities.public || row.auth === problemVisibilities.contest ? row.auth : problemVisibilities.private,
    },
  };
}

function statementsOf({ title, description, input, output, hint, translations }: ProblemRow): Statement[] {
  const own = { title, description, input, output, hint };
  const others = Object.entries(translations).flatMap(([tag, texts]) => {
    const language = languageTagged(tag);
    return language ? [{ language, texts }] : [];
  });
  const language = others.find(({ texts }) => !Object.keys(texts).length)?.language ?? languageOf(title + description);
  const translated = others.filter(each => each.language !== language && Object.keys(each.texts).length > 0);
  return [{ language, ...own }, ...translated.map(each => ({ ...own, ...each.texts, language: each.language }))];
}

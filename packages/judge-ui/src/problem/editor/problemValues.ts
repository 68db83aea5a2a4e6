import { contestTypes, extraFilesOf, type ProblemCase, type ProblemDraft, type WholeProblem } from '@oj/contract';
import { type Example, parseExamples, writeExamples } from '@oj/contract/examples';
import type { ContestEntryValues } from '../entries/ContestEntryFields';
import { emptyStatement, type StatementLanguages, statementsOf, storedStatement } from './statementValues';

export interface TypedCase {
  input: string;
  output: string;
  score: string;
  groupNum: string;
}

/** A case by the names of its files; sizes in bytes, where they are known. */
export interface FileCase extends TypedCase {
  inputBytes?: number | undefined;
  outputBytes?: number | undefined;
}

export type CaseSource = 'present' | 'zip' | 'typed';
export type Files = Record<string, string>;

/** A problem as the form holds it: numbers are text while they are typed. */
export interface ProblemValues extends StatementLanguages {
  /** What it is called in the contest that it is edited for; null outside of contests. */
  entry: ContestEntryValues | null;
  problemId: string;
  difficulty: number;
  auth: number;
  type: number;
  timeLimit: string;
  memoryLimit: string;
  stackLimit: string;
  tags: { id: number | null; name: string; color: string | null }[];
  source: string;
  codeShare: boolean;
  examples: Example[];
  languages: string[];
  templates: { language: string; code: string }[];
  judgeMode: WholeProblem['judgeMode'];
  judgeCaseMode: WholeProblem['judgeCaseMode'];
  spjLanguage: 'C' | 'C++';
  spjCode: string;
  /** The language and code that are known to compile. */
  compiled: string;
  isRemoveEndBlank: boolean;
  openCaseResult: boolean;
  openCheckerMessage: boolean;
  isFileIO: boolean;
  ioReadFileName: string;
  ioWriteFileName: string;
  caseSource: CaseSource;
  typed: TypedCase[];
  present: FileCase[];
  zip: FileCase[];
  uploadTestcaseDir: string;
  userExtraFile: Files;
  judgeExtraFile: Files;
}

export const emptyCase: TypedCase = { input: '', output: '', score: '', groupNum: '' };

/** What a new problem starts with: every language that is judged, and a statement in the language of the interface. */
export const newProblem = (mayPublish: boolean, languages: readonly string[], locale: string): ProblemValues => ({
  entry: null,
  problemId: '',
  difficulty: 0,
  auth: mayPublish ? 1 : 2,
  type: 0,
  timeLimit: '1000',
  memoryLimit: '256',
  stackLimit: '128',
  tags: [],
  source: '',
  codeShare: true,
  hasStatement: locale === 'zh-CN',
  statement: emptyStatement,
  hasTranslation: locale === 'en-US',
  translation: emptyStatement,
  examples: [{ input: '', output: '' }],
  languages: [...languages],
  templates: [],
  judgeMode: 'default',
  judgeCaseMode: 'default',
  spjLanguage: 'C',
  spjCode: '',
  compiled: '',
  isRemoveEndBlank: true,
  openCaseResult: true,
  openCheckerMessage: false,
  isFileIO: false,
  ioReadFileName: '',
  ioWriteFileName: '',
  caseSource: 'zip',
  typed: [emptyCase],
  present: [],
  zip: [],
  uploadTestcaseDir: '',
  userExtraFile: {},
  judgeExtraFile: {},
});

export const codeMark = ({ spjLanguage, spjCode }: Pick<ProblemValues, 'spjLanguage' | 'spjCode'>) => `${spjLanguage}\n${spjCode}`;
/** An empty sample is left out. */
export const isWritten = ({ input, output }: Example) => !!(input + output).trim();
export const hasSubtasks = ({ judgeCaseMode }: Pick<ProblemValues, 'judgeCaseMode'>) => judgeCaseMode.startsWith('subtask');
export const isScored = ({ type }: Pick<ProblemValues, 'type'>) => type === contestTypes.oi;

/** An existing problem as form values; typed cases are text. */
export function valuesOf({ languages, tags, codeTemplates, ...problem }: WholeProblem, cases: readonly ProblemCase[]): ProblemValues {
  const typed = typedOf(cases);
  const spj = { spjLanguage: problem.spjLanguage === 'C++' ? ('C++' as const) : ('C' as const), spjCode: problem.spjCode ?? '' };
  return {
    ...spj,
    compiled: codeMark(spj),
    entry: null,
    problemId: problem.problemId,
    difficulty: problem.difficulty,
    auth: problem.auth,
    type: problem.type,
    timeLimit: String(problem.timeLimit),
    memoryLimit: String(problem.memoryLimit),
    stackLimit: String(problem.stackLimit),
    tags,
    source: problem.source,
    codeShare: problem.codeShare,
    ...statementsOf(problem),
    examples: parseExamples(problem.examples),
    languages,
    templates: Object.entries(codeTemplates).map(([language, code]) => ({ language, code })),
    judgeMode: problem.judgeMode,
    judgeCaseMode: problem.judgeCaseMode,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    openCaseResult: problem.openCaseResult,
    openCheckerMessage: problem.openCheckerMessage ?? false,
    isFileIO: problem.isFileIO,
    ioReadFileName: problem.ioReadFileName ?? '',
    ioWriteFileName: problem.ioWriteFileName ?? '',
    caseSource: typed ? 'typed' : cases.length ? 'present' : 'zip',
    typed: typed ?? [emptyCase],
    present: typed
      ? []
      : cases.map(each => ({
          ...pointsOf(each),
          input: each.input,
          output: each.output,
          inputBytes: each.inputBytes,
          outputBytes: each.outputBytes,
        })),
    zip: [],
    uploadTestcaseDir: '',
    userExtraFile: extraFilesOf(problem.userExtraFile) ?? {},
    judgeExtraFile: extraFilesOf(problem.judgeExtraFile) ?? {},
  };
}

const pointsOf = ({ score, groupNum }: ProblemCase) => ({ score: String(score), groupNum: groupNum === null ? '' : String(groupNum) });

/** The typed cases; undefined when some of them are not text. */
function typedOf(cases: readonly ProblemCase[]): TypedCase[] | undefined {
  const typed = cases.flatMap(each => {
    const { inputText, outputText } = each;
    return inputText === null || outputText === null ? [] : [{ ...pointsOf(each), input: inputText, output: outputText }];
  });
  return cases.length > 0 && typed.length === cases.length ? typed : undefined;
}

/** The request of a save. `before` holds the values at the start: unchanged cases are not sent again. */
export function draftOf(values: ProblemValues, before: ProblemValues): ProblemDraft {
  const { caseSource, languages, templates, tags } = values;
  const isUntouched = casesAreUntouched(values, before);
  const filled = (files: Files) => (Object.keys(files).length ? files : null);
  return {
    problem: {
      ...storedStatement(values),
      problemId: values.problemId.trim(),
      difficulty: values.difficulty,
      auth: values.auth,
      type: values.type,
      timeLimit: values.timeLimit,
      memoryLimit: values.memoryLimit,
      stackLimit: values.stackLimit,
      source: values.source,
      codeShare: values.codeShare,
      examples: writeExamples(values.examples.filter(isWritten)),
      judgeMode: values.judgeMode,
      judgeCaseMode: values.judgeCaseMode,
      spjLanguage: values.spjLanguage,
      spjCode: values.spjCode,
      isRemoveEndBlank: values.isRemoveEndBlank,
      openCaseResult: values.openCaseResult,
      openCheckerMessage: values.openCheckerMessage,
      isFileIO: values.isFileIO,
      ioReadFileName: values.isFileIO ? values.ioReadFileName : null,
      ioWriteFileName: values.isFileIO ? values.ioWriteFileName : null,
      userExtraFile: filled(values.userExtraFile),
      judgeExtraFile: filled(values.judgeExtraFile),
    },
    isUploadTestCase: caseSource !== 'typed' || isUntouched,
    uploadTestcaseDir: caseSource === 'zip' ? values.uploadTestcaseDir : null,
    samples: isUntouched ? [] : values[caseSource].map(each => sampleOf(each, values)),
    languages: languages.map(name => ({ name })),
    tags: tags.map(({ id, name }) => ({ id, name })),
    codeTemplates: templates
      .filter(({ language }) => languages.includes(language))
      .map(({ language, code }) => ({ language, code, status: true })),
  };
}

/** The cases are those that the problem has, as it has them. A new problem starts with a zip, and has none. */
export function casesAreUntouched(values: ProblemValues, before: ProblemValues) {
  const { caseSource } = values;
  if (caseSource === 'zip' || caseSource !== before.caseSource) return false;
  const facts = (each: ProblemValues) => JSON.stringify([each.type, each.judgeCaseMode, each[caseSource]]);
  return facts(values) === facts(before);
}

const sampleOf = ({ input, output, score, groupNum }: TypedCase, values: ProblemValues) => ({
  input,
  output,
  score: isScored(values) ? score : null,
  groupNum: hasSubtasks(values) ? groupNum : null,
});

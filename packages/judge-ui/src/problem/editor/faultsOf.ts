import { ProblemDraft } from '@oj/contract';
import type { FieldPath } from 'react-hook-form';
import { isDisplayId } from '../entries/ContestEntryFields';
import {
  casesAreUntouched,
  codeMark,
  draftOf,
  hasSubtasks,
  isScored,
  isWritten,
  type ProblemValues,
  type TypedCase,
} from './problemValues';
import type { StatementValues } from './statementValues';
import type { ProblemPhrase } from './problemFormPhrases';

export type FieldName = FieldPath<ProblemValues>;
/** What is wrong, by the field where it is. */
export type Faults = Record<string, ProblemPhrase>;

const WHOLE = /^\d{1,6}$/;

/** Everything that keeps a problem from being saved, in the order of the form. */
export function faultsOf(values: ProblemValues, before: ProblemValues): Faults {
  const own: Faults = {
    ...(values.entry && !isDisplayId(values.entry.displayId) ? { entry: 'entryRule' } : {}),
    ...limitFaults(values),
    ...(values.hasStatement || values.hasTranslation ? {} : { hasStatement: 'statementRequired' }),
    ...(values.hasStatement ? statementFaults('statement', values.statement) : {}),
    ...(values.hasTranslation ? statementFaults('translation', values.translation) : {}),
    ...sampleFaults(values),
    ...(values.languages.length ? {} : { languages: 'languageRequired' }),
    ...(values.templates.some(({ language, code }) => values.languages.includes(language) && !code.trim())
      ? { templates: 'templateRequired' }
      : {}),
    ...judgeFaults(values),
    ...caseFaults(values, before),
  };
  const names = values.tags.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) own.tags = 'tagTwice';
  return Object.keys(own).length ? own : contractFaults(values, before);
}

const isWithin = (text: string, most: number) => WHOLE.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

function limitFaults({ problemId, timeLimit, memoryLimit, stackLimit }: ProblemValues): Faults {
  return {
    ...(/^[\w-]{1,64}$/.test(problemId.trim()) ? {} : { problemId: 'displayIdRequired' }),
    ...(isWithin(timeLimit, 60_000) ? {} : { timeLimit: 'timeRule' }),
    ...(isWithin(memoryLimit, 4096) ? {} : { memoryLimit: 'memoryRule' }),
    ...(isWithin(stackLimit, 1024) ? {} : { stackLimit: 'stackRule' }),
  };
}

function statementFaults(place: 'statement' | 'translation', { title, input, output }: StatementValues): Faults {
  return {
    ...(title.trim() ? {} : { [`${place}.title`]: 'titleRequired' }),
    ...(input.trim() ? {} : { [`${place}.input`]: 'inputRequired' }),
    ...(output.trim() ? {} : { [`${place}.output`]: 'outputRequired' }),
  };
}

function sampleFaults({ examples }: ProblemValues): Faults {
  const written = examples.filter(isWritten);
  if (!written.length) return { examples: 'sampleRequired' };
  return written.every(({ input, output }) => input && output) ? {} : { examples: 'sampleRule' };
}

function judgeFaults(values: ProblemValues): Faults {
  const faults: Faults = {};
  if (values.judgeMode !== 'default') {
    if (!values.spjCode.trim()) faults.spjCode = 'codeRequired';
    else if (codeMark(values) !== values.compiled) faults.spjCode = 'notCompiled';
  }
  if (values.isFileIO && !values.ioReadFileName.trim()) faults.ioReadFileName = 'fileIoRule';
  if (values.isFileIO && !values.ioWriteFileName.trim()) faults.ioWriteFileName = 'fileIoRule';
  return faults;
}

function caseFaults(values: ProblemValues, before: ProblemValues): Faults {
  const { caseSource } = values;
  const cases: readonly TypedCase[] = values[caseSource];
  const fault = (phrase: ProblemPhrase): Faults => ({ [caseSource]: phrase });
  if (!cases.length) return fault(caseSource === 'typed' ? 'typedRequired' : 'casesRequired');
  if (caseSource === 'typed' && cases.some(({ input, output }) => !input && !output)) return fault('caseRule');
  if (caseSource === 'typed' && cases.some(({ output }) => !output) && needsAnswers(values, before)) return fault('answerRule');
  if (isScored(values) && cases.some(({ score }) => !WHOLE.test(score.trim()))) return fault('scoreRule');
  if (hasSubtasks(values) && cases.some(({ groupNum }) => !isWithin(groupNum, 1000))) return fault('groupRule');
  return {};
}

/** Whether each case needs an answer: an empty one would accept a program that prints nothing. Stored cases were checked when they came. */
const needsAnswers = (values: ProblemValues, before: ProblemValues) =>
  values.judgeMode === 'default' && !(before.judgeMode === 'default' && casesAreUntouched(values, before));

const fieldsOfParts: Record<string, FieldName> = {
  samples: 'caseSource',
  codeTemplates: 'templates',
  languages: 'languages',
  tags: 'tags',
};

/** What only the contract finds: texts that are too long, characters that cannot be stored. */
function contractFaults(values: ProblemValues, before: ProblemValues): Faults {
  const { error } = ProblemDraft.safeParse(draftOf(values, before));
  const faults: Faults = {};
  for (const { path } of error?.issues ?? []) faults[fieldOf(path.map(String), values)] = 'notValid';
  return faults;
}

function fieldOf([part = '', field = '', , inTranslation = '']: string[], values: ProblemValues): FieldName {
  if (part !== 'problem') return fieldsOfParts[part] ?? 'problemId';
  if (field in values.statement) return `${values.hasStatement ? 'statement' : 'translation'}.${field as keyof StatementValues}`;
  if (field === 'translations') return `translation.${(inTranslation || 'title') as keyof StatementValues}`;
  return (field in values ? field : 'problemId') as FieldName;
}

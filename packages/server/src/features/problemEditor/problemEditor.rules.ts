import { ApiError, type contract, type ServerInput } from '@oj/contract';
import type { Caller } from '../../api/caller';
import { judgingLanguages } from '../../judge/languages/judging';
import { languages as registry } from '../../judge/languages/registry';
import { hasSubtasks } from '../../judge/modes/scoring';
import { IN_CONTEST, isProblemAdmin, isScored, PUBLIC } from '../problem/problem.rules';

export type Draft = ServerInput<typeof contract.problemEditor.add> | ServerInput<typeof contract.problemEditor.change>;

const known: ReadonlySet<string> = new Set(registry.map(({ name }) => name));

const MOST_EXTRA_FILES = 20;
const MOST_EXTRA_BYTES = 256 << 10;

/** @throws ApiError that names the first field which is wrong. */
export function checkDraft({ problem, samples, isUploadTestCase, languages, tags, codeTemplates }: Draft): void {
  const refuse = (field: string, text: string): never => {
    throw new ApiError('input.invalid', `${field}: ${text}`);
  };
  if (problem.isFileIO && !(problem.ioReadFileName && problem.ioWriteFileName))
    refuse('problem.ioReadFileName', 'Both the read and the write file name are required');
  if (problem.judgeMode !== 'default' && !problem.spjCode?.trim())
    refuse('problem.spjCode', 'The code of the special or interactive judge is required');
  if (problem.judgeMode !== 'default' && problem.spjLanguage && !Object.hasOwn(judgingLanguages, problem.spjLanguage))
    refuse('problem.spjLanguage', `A special or interactive judge is not written in ${problem.spjLanguage}`);
  if (isScored(problem) ? problem.judgeCaseMode === 'ergodic_without_error' : hasSubtasks(problem.judgeCaseMode))
    refuse('problem.judgeCaseMode', 'This case mode does not fit the type of the problem');
  if (!isUploadTestCase && samples.some(({ input, output }) => !input && !output))
    refuse('samples', 'Each sample needs an input or an output');
  for (const field of ['userExtraFile', 'judgeExtraFile'] as const) {
    const texts = Object.values(problem[field] ?? {});
    if (texts.length > MOST_EXTRA_FILES) refuse(`problem.${field}`, `At most ${MOST_EXTRA_FILES} files`);
    if (texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MOST_EXTRA_BYTES)
      refuse(`problem.${field}`, `All files together have at most ${MOST_EXTRA_BYTES >> 10} KB`);
  }
  const unknown = languages.find(({ name }) => !known.has(name));
  if (unknown) refuse('languages', `There is no language called ${JSON.stringify(unknown.name)}`);
  const templates = codeTemplates.filter(({ status }) => status);
  const stray = templates.find(template => !known.has(languageOf(template)));
  if (stray) refuse('codeTemplates', `There is no language called ${JSON.stringify(stray.language ?? stray.lid)}`);
  const empty = templates.find(({ code }) => !code.trim());
  if (empty) refuse('codeTemplates', `The code template of ${languageOf(empty)} is empty`);
  if (new Set(languages.map(({ name }) => name)).size < languages.length) refuse('languages', 'A language is there twice');
  if (new Set(tags.map(({ name }) => name.toLowerCase())).size < tags.length) refuse('tags', 'Add Tag Error');
}

/** The name of the language of a code template, which existing clients give by its number on the wire. */
const languageOf = ({ language, lid }: Pick<Draft['codeTemplates'][number], 'language' | 'lid'>) =>
  language || (registry[(lid ?? 0) - 1]?.name ?? '');

/** Problem admins alone make problems public, and a contest alone makes them its own. */
export function checkAuth(caller: Caller, auth: number, before?: number): void {
  if (auth === IN_CONTEST && before !== IN_CONTEST) throw new ApiError('problem.contestAuth');
  if (auth === PUBLIC && before !== PUBLIC && !isProblemAdmin(caller)) throw new ApiError('problem.publishDenied');
}

/** The columns of a draft. */
export function columnsOf({ problem, languages, codeTemplates }: Draft) {
  const isFileIo = problem.isFileIO;
  return {
    title: problem.title,
    description: problem.description,
    input: problem.input,
    output: problem.output,
    examples: problem.examples,
    hint: problem.hint,
    source: problem.source,
    ...(problem.translations ? { translations: problem.translations } : {}),
    difficulty: problem.difficulty,
    type: problem.type,
    judgeMode: problem.judgeMode,
    judgeCaseMode: problem.judgeCaseMode,
    timeLimitMs: problem.timeLimit,
    memoryLimitMb: problem.memoryLimit,
    stackLimitMb: problem.stackLimit,
    auth: problem.auth,
    codeShare: problem.codeShare,
    ignoreEndBlank: problem.isRemoveEndBlank,
    openCaseResult: problem.openCaseResult,
    isFileIo,
    ioReadFileName: isFileIo ? problem.ioReadFileName : null,
    ioWriteFileName: isFileIo ? problem.ioWriteFileName : null,
    spjCode: problem.judgeMode === 'default' ? null : problem.spjCode,
    spjLanguage: problem.judgeMode === 'default' ? null : problem.spjLanguage || 'C',
    userExtraFile: problem.userExtraFile,
    judgeExtraFile: problem.judgeExtraFile,
    languages: languages.map(({ name }) => name),
    codeTemplates: Object.fromEntries(
      codeTemplates.flatMap(({ code, status, ...template }) => (status ? [[languageOf(template), code]] : [])),
    ),
  };
}

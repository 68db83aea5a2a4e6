import { ApiError, type contract, problemVisibilities, type ServerInput } from '@oj/contract';
import type { Caller } from '../../access/caller';
import { judgingLanguages } from '../../judge/languages/judging';
import { baseOf, languages as registry } from '../../judge/languages/registry';
import { hasSubtasks } from '../../judge/modes/scoring';
import { languagesOfSite } from '../../remote/languages';
import { isProblemAdmin, isScored } from '../problem/problem.rules';
import type { problems } from '../problem/problem.table';

export type Draft = ServerInput<typeof contract.problemEditor.add> | ServerInput<typeof contract.problemEditor.change>;

type Problem = typeof problems.$inferSelect;
type Judged = Pick<Problem, 'remoteOj'>;

const ours: ReadonlySet<string> = new Set(registry.map(({ name }) => name));

/** Languages that a problem can be solved in. */
const namesFor = (present: Judged | undefined): ReadonlySet<string> =>
  present?.remoteOj ? new Set(languagesOfSite(present.remoteOj).map(({ name }) => name)) : ours;

/** Names of the languages that a stored problem allows. When none are stored, all are allowed. */
export const languagesOf = (problem: Pick<Problem, 'languages' | 'remoteOj'>): string[] => problem.languages ?? [...namesFor(problem)];

/** Fields of a remote problem that its site has decided, and nobody here changes. */
export const lockedOf = ({ remoteOj, timeLimitMs, memoryLimitMb, type }: Problem) =>
  remoteOj === null ? {} : { timeLimitMs, memoryLimitMb, type, judgeMode: 'default' as const, spjCode: null, spjLanguage: null };

const MOST_EXTRA_FILES = 20;
const MOST_MS_IN_GROUP = 30_000;
const MOST_MB_IN_GROUP = 1_024;
const MOST_DISPLAY_ID_CHARACTERS = 64;
const MOST_EXTRA_BYTES = 256 << 10;

/** @throws ApiError that names the first field which is wrong. @param present the problem that is changed. */
export function checkDraft({ problem, samples, isUploadTestCase, languages, tags, codeTemplates }: Draft, present?: Judged): void {
  const known = namesFor(present);
  const isKnown = (name: string) => known.has(present?.remoteOj ? name : baseOf(name));
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
  if (!isUploadTestCase && problem.judgeMode === 'default') checkAnswers(samples.map(({ output }) => output.length));
  for (const field of ['userExtraFile', 'judgeExtraFile'] as const) {
    const texts = Object.values(problem[field] ?? {});
    if (texts.length > MOST_EXTRA_FILES) refuse(`problem.${field}`, `At most ${MOST_EXTRA_FILES} files`);
    if (texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MOST_EXTRA_BYTES)
      refuse(`problem.${field}`, `All files together have at most ${MOST_EXTRA_BYTES >> 10} KB`);
  }
  const unknown = languages.find(({ name }) => !isKnown(name));
  if (unknown) refuse('languages', `There is no language called ${JSON.stringify(unknown.name)}`);
  const templates = codeTemplates.filter(({ status }) => status);
  const stray = templates.find(template => !isKnown(languageOf(template)));
  if (stray) refuse('codeTemplates', `There is no language called ${JSON.stringify(stray.language ?? stray.lid)}`);
  const empty = templates.find(({ code }) => !code.trim());
  if (empty) refuse('codeTemplates', `The code template of ${languageOf(empty)} is empty`);
  if (new Set(languages.map(({ name }) => name)).size < languages.length) refuse('languages', 'A language is there twice');
  if (new Set(tags.map(({ name }) => name.toLowerCase())).size < tags.length) refuse('tags', 'Add Tag Error');
}

/**
 * An answer that is to be empty is a line break, or an empty file of an archive: both are meant. A program of the author may judge without answers.
 * @param bytes of the answers, in their order. @throws ApiError when there are none.
 */
export function checkAnswers(bytes: readonly number[]): void {
  const [first, ...others] = bytes.flatMap((each, place) => (each ? [] : [place + 1]));
  if (first === undefined) return;
  const found = others.length ? `${others.length + 1} cases have no answer, the first is case ${first}` : `Case ${first} has no answer`;
  throw new ApiError(
    'input.invalid',
    `samples: ${found}: a program that prints nothing would be right. Send a line break where the answer is empty`,
  );
}

/** Whether outputs are from now on compared with answers that a program of the author has judged by. */
export const losesJudge = ({ problem, isUploadTestCase, uploadTestcaseDir }: Draft, present: Pick<Problem, 'judgeMode'>): boolean =>
  present.judgeMode !== 'default' && problem.judgeMode === 'default' && isUploadTestCase && !uploadTestcaseDir;

/** The name of the language of a code template, which existing clients give by its number on the wire. */
const languageOf = ({ language, lid }: Pick<Draft['codeTemplates'][number], 'language' | 'lid'>) =>
  language || (registry[(lid ?? 0) - 1]?.name ?? '');

/** What a group asks of its problems beyond what the site does. @throws ApiError that names the first field which is wrong. */
export function checkInGroup({ problem: { timeLimit, memoryLimit } }: Draft): void {
  if (timeLimit > MOST_MS_IN_GROUP) throw new ApiError('input.invalid', `problem.timeLimit: At most ${MOST_MS_IN_GROUP} ms`);
  if (memoryLimit > MOST_MB_IN_GROUP) throw new ApiError('input.invalid', `problem.memoryLimit: At most ${MOST_MB_IN_GROUP} MB`);
}

/** The display id of a problem of a group: it begins with the group's short name, unless the problem has it already. */
export function displayIdIn(shortName: string, given: string, present?: string): string {
  const [prefix, id] = [shortName.toUpperCase(), given.toUpperCase()];
  const named = id === present || id.startsWith(prefix) ? id : prefix + id;
  if (named.length > MOST_DISPLAY_ID_CHARACTERS) throw new ApiError('input.invalid', 'problem.problemId: is too long');
  return named;
}

/**
 * @throws ApiError unless the caller may set this `auth`. On the site only problem admins make problems public; only a contest makes them
 * its own.
 */
export function checkAuth(caller: Caller, auth: number, before?: Pick<typeof problems.$inferSelect, 'auth' | 'groupId'>): void {
  if (auth === problemVisibilities.contest && before?.auth !== problemVisibilities.contest) throw new ApiError('problem.contestAuth');
  const isInGroup = typeof before?.groupId === 'number';
  if (!isInGroup && auth === problemVisibilities.public && before?.auth !== problemVisibilities.public && !isProblemAdmin(caller))
    throw new ApiError('problem.publishDenied');
}

/** The columns of a draft. Who allows all languages also allows those that come later. */
export function columnsOf({ problem, languages, codeTemplates }: Draft, present?: Judged) {
  const names = languages.map(({ name }) => name);
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
    ...(problem.openCheckerMessage !== undefined && { openCheckerMessage: problem.openCheckerMessage }),
    isFileIo,
    ioReadFileName: isFileIo ? problem.ioReadFileName : null,
    ioWriteFileName: isFileIo ? problem.ioWriteFileName : null,
    spjCode: problem.judgeMode === 'default' ? null : problem.spjCode,
    spjLanguage: problem.judgeMode === 'default' ? null : problem.spjLanguage || 'C',
    userExtraFile: problem.userExtraFile,
    judgeExtraFile: problem.judgeExtraFile,
    languages: [...namesFor(present)].every(name => names.includes(name)) ? null : names,
    codeTemplates: Object.fromEntries(
      codeTemplates.flatMap(({ code, status, ...template }) => (status ? [[languageOf(template), code]] : [])),
    ),
  };
}

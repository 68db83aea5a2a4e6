import * as z from 'zod/mini';
import { endpoint, openEndpoint } from '../api/endpoint';
import { filesAsJson } from './extraFiles';
import { JudgeCaseMode, JudgeMode } from './judgeModes';
import { blank, id, idOrNone, matching, dateTime, pageOf, paging, StatusCode, text, int } from '../shapes';
import { SourcedTag } from './tag';

const Difficulty = int.check(z.minimum(0), z.maximum(5));

const Counts = {
  total: z.number().check(z.describe('Number of judged submissions.')),
  ac: z.number().check(z.describe('Number of accepted submissions.')),
  wa: z.number().check(z.describe('Number of submissions with a wrong answer.')),
  tle: z.number().check(z.describe('Number of submissions that exceeded the time limit.')),
  mle: z.number().check(z.describe('Number of submissions that exceeded the memory limit.')),
  re: z.number().check(z.describe('Number of submissions with a runtime error.')),
  pe: z.number().check(z.describe('Number of submissions with a presentation error.')),
  ce: z.number().check(z.describe('Number of submissions with a compile error.')),
  se: z.number().check(z.describe('Number of submissions with a system error.')),
  pa: z.number().check(z.describe('Number of partially accepted submissions.')),
  sf: z.number().check(z.describe('Number of submissions that did not reach their remote judge.')),
};

export type Tag = SourcedTag;

export const ProblemRow = z.object({
  pid: id,
  problemId: z.string().check(z.describe('Display ID of the problem.')),
  title: z.string(),
  difficulty: z.number().check(z.describe('Difficulty, from 0 to 5.')),
  type: z.number().check(z.describe('Type of the problem: 0 ACM, 1 scored (OI).')),
  tags: z.array(SourcedTag),
  ...Counts,
});
export type ProblemRow = z.infer<typeof ProblemRow>;

const Problem = z.object({
  id,
  problemId: z.string().check(z.describe('Display ID of the problem: in a contest or training, the one there.')),
  title: z.string(),
  author: z.string().check(z.describe('Username of the author. Empty in a contest that has not ended, but for its organisers.')),
  type: z.number().check(z.describe('Type of the problem: 0 ACM, 1 scored (OI).')),
  judgeMode: JudgeMode,
  judgeCaseMode: JudgeCaseMode,
  timeLimit: z.number().check(z.describe('Time limit, in milliseconds.')),
  memoryLimit: z.number().check(z.describe('Memory limit, in megabytes.')),
  stackLimit: z.number().check(z.describe('Stack limit, in megabytes.')),
  description: z.string().check(z.describe('Statement, in Markdown with TeX formulas.')),
  input: z.string().check(z.describe('Description of the input, in Markdown with TeX formulas.')),
  output: z.string().check(z.describe('Description of the output, in Markdown with TeX formulas.')),
  examples: z.string().check(z.describe('Samples, as repeated <input>…</input><output>…</output>.')),
  hint: z.string().check(z.describe('Hint, in Markdown with TeX formulas.')),
  source: z
    .string()
    .check(z.describe('Source of the problem, in Markdown. Empty in a contest that has not ended, but for its organisers.')),
  difficulty: z
    .nullable(z.number())
    .check(z.describe('Difficulty, from 0 to 5. Null in a contest that has not ended, but for its organisers.')),
  ioScore: z.nullable(z.number()).check(z.describe('Full score of a scored problem; null otherwise.')),
  codeShare: z.boolean().check(z.describe('Whether authors may share the code of their submissions.')),
  openCaseResult: z.boolean().check(z.describe('Whether users see the results of single test cases.')),
  isRemote: z.boolean().check(z.describe('Whether a remote judge judges the problem.')),
  isFileIO: z.boolean().check(z.describe('Whether programs use files in place of standard input and output.')),
  ioReadFileName: z.nullable(z.string()).check(z.describe('Name of the input file; null for standard input.')),
  ioWriteFileName: z.nullable(z.string()).check(z.describe('Name of the output file; null for standard output.')),
  userExtraFile: filesAsJson.check(
    z.describe('Files that lie beside a submission, as JSON text of names and contents; null if there are none.'),
  ),
  auth: z.optional(z.number()).check(z.describe('Visibility of the problem: 1 public, 2 private, 3 in contests alone.')),
  gid: z.nullish(id).check(z.describe('ID of the group of the problem; null or missing if it belongs to the site.')),
  isGroup: z.optional(z.boolean()).check(z.describe('Whether the problem belongs to a group.')),
  isRemoveEndBlank: z.optional(z.boolean()).check(z.describe('Whether blanks at the ends of lines are ignored in outputs.')),
  isUploadCase: z.optional(z.boolean()).check(z.describe('Whether the test cases were uploaded as files.')),
  caseVersion: z.optional(z.number()).check(z.describe('Version of the test data, which grows with each change.')),
  modifiedUser: z.nullish(z.string()).check(z.describe('Username of the user who changed the problem last; null if nobody did.')),
  spjCode: blank,
  spjLanguage: blank,
  judgeExtraFile: blank,
  applyPublicProgress: blank,
  gmtCreate: dateTime,
  gmtModified: dateTime,
});

/** Texts of a statement that are Markdown. */
export const statementTexts = ['description', 'input', 'output', 'hint', 'source'] as const;
const Typeset = z
  .nullable(z.readonly(z.array(z.unknown())))
  .check(z.describe('Typeset text, as the function `typeset` of @oj/ui returns it; null if the text is too long.'));

/** What the caller may do with a problem: pages ask this, never roles. */
const ProblemPowers = z.object({
  know: z.boolean().check(z.describe('Whether the caller may know that there is such a problem.')),
  read: z.boolean().check(z.describe('Whether the caller may read and solve the problem.')),
  inspect: z.boolean().check(z.describe('Whether the caller may see the test data and the programs that judge.')),
  change: z.boolean().check(z.describe('Whether the caller may change the problem.')),
  review: z.boolean().check(z.describe('Whether the caller may decide now if a problem of a group becomes public.')),
});

export const ProblemDetail = z.object({
  problem: Problem,
  powers: z.optional(ProblemPowers).check(z.describe('Rights of the caller over the problem. Missing in contests and trainings.')),
  publicId: z
    .optional(z.string())
    .check(z.describe('Display ID on the site of a problem in a training, which may use another one. Missing outside trainings.')),
  gid: z.nullish(id).check(z.describe('ID of the group of a problem in a training; null or missing if it belongs to the site.')),
  typeset: z.optional(z.record(z.enum(statementTexts), Typeset)),
  tags: z.array(SourcedTag),
  languages: z.array(z.string()).check(z.describe('Names of the languages that are offered for the problem.')),
  codeTemplate: z.record(z.string(), z.string()).check(z.describe('Initial code of the editor, by language.')),
  problemCount: z.object({ pid: id, ...Counts }),
  discussionNum: z
    .optional(z.number())
    .check(z.describe('Number of discussions about the problem; 1000 means 1000 or more. Missing in contests.')),
  myStatus: z.nullable(StatusCode).check(z.describe('Verdict of the caller; null without a login.')),
});
export type ProblemDetail = z.infer<typeof ProblemDetail>;

const Language = z.object({
  id,
  name: z.string(),
  description: z.string(),
  contentType: z.string().check(z.describe('MIME type of source files, which code editors use to choose a mode.')),
  compileCommand: z.string(),
  runCommand: z.string(),
  template: z.string().check(z.describe('Whole program that adds two numbers.')),
  codeTemplate: z.string().check(z.describe('Initial code of the editor, which solves nothing.')),
  isSpj: z.boolean().check(z.describe('Whether special judges can be written in the language.')),
  oj: z.string().check(z.describe('Judge that offers the language: ME for this site, otherwise the code of a remote judge.')),
  seq: z.number(),
  timeFactor: z.number().check(z.describe('Factor that multiplies the time limit of a problem.')),
  memoryFactor: z.number().check(z.describe('Factor that multiplies the memory limit of a problem.')),
});
export type Language = z.infer<typeof Language>;

const CodeTemplate = z.object({ id, pid: id, lid: id, language: z.string(), code: z.string(), status: z.boolean() });
const RecentProblem = z.object({
  id,
  problemId: z.string(),
  title: z.string(),
  type: z.number(),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type RecentProblem = z.infer<typeof RecentProblem>;

const tagIds = z.pipe(
  z.pipe(
    z.union([id, z.array(id), matching(300, /^\d+(,\d+)*$/)]),
    z.transform(given => (typeof given === 'string' ? given.split(',').map(Number) : [given].flat())),
  ),
  z.array(z.number()).check(z.maxLength(20)),
);

const displayId = z.pipe(z.coerce.string<string | number>(), text(64).check(z.minLength(1)));
const byPid = z.object({ pid: id });

const FullScreenRow = z.object({
  pid: id,
  problemId: z.string().check(z.describe('Display ID of the problem in the contest or training.')),
  title: z.string(),
  status: z.nullable(StatusCode).check(z.describe('Verdict of the caller; null if the caller has submitted nothing.')),
  score: z.nullable(z.number()).check(z.describe('Score of the caller; null if there is none or it is hidden.')),
});

export const problem = {
  fullScreenList: endpoint('GET /get-full-screen-problem-list', {
    summary: 'Lists the problems of a contest or a training, with the verdict and score of the caller for each.',
    access: 'user',
    scope: 'workspace',
    needs: 'read',
    input: z.object({ cid: idOrNone, tid: idOrNone }),
    output: z.array(FullScreenRow),
  }),
  list: openEndpoint('GET /get-problem-list', {
    summary: 'Lists the public problems by display ID.',
    input: z.object({
      ...paging(30),
      keyword: z.optional(text(100)).check(z.describe('Text that the display ID or the title contains.')),
      difficulty: z.optional(
        z.union([
          z.pipe(
            z.literal('All'),
            z.transform(() => undefined),
          ),
          Difficulty,
        ]),
      ),
      oj: z.optional(text(20)),
      tagId: z.optional(tagIds),
    }),
    output: pageOf(ProblemRow),
  }),
  detail: openEndpoint('GET /get-problem-detail', {
    summary: 'Returns one problem with its statement, languages and counters.',
    input: z.object({
      problemId: displayId,
      gid: idOrNone,
      typeset: z.optional(z.stringbool().check(z.describe('Whether to return the typeset texts, too.'))),
    }),
    output: ProblemDetail,
  }),
  recent: openEndpoint('GET /get-recent-updated-problem', {
    summary: 'Lists the ten public problems that were changed last.',
    output: z.array(RecentProblem),
  }),
  random: openEndpoint('GET /get-random-problem', {
    summary: 'Returns the display ID of a random public problem.',
    output: z.object({ problemId: z.string() }),
  }),
  tags: openEndpoint('GET /get-all-problem-tags', {
    summary: 'Lists the tags of a source: ME for this site, the code of a remote judge, or ALL.',
    input: z.object({ oj: z._default(text(20), 'ME') }),
    output: z.array(SourcedTag),
  }),
  myStatuses: endpoint('POST /get-user-problem-status', {
    summary:
      'Returns the verdict of the caller for each of the problems, in practice or in a contest: accepted if any submission was, otherwise the latest.',
    changes: false,
    access: 'user',
    scope: 'anywhere',
    needs: 'read',
    input: z.object({
      pidList: z.array(id).check(z.maxLength(300)),
      isContestProblemList: z.optional(z.boolean()),
      cid: idOrNone,
      gid: idOrNone,
      containsEnd: z.nullish(z.boolean()),
    }),
    output: z.record(z.string(), z.object({ status: StatusCode, score: z.optional(z.number()) })),
  }),
  languages: openEndpoint('GET /languages', {
    summary: 'Lists the languages that are offered on this site or, with `pid`, for a problem.',
    input: z.object({ pid: z.optional(id), all: z.optional(z.stringbool()) }),
    output: z.array(Language),
  }),
  problemLanguages: openEndpoint('GET /get-problem-languages', {
    summary: 'Lists the languages that are offered for a problem.',
    input: byPid,
    output: z.array(Language),
  }),
  codeTemplates: openEndpoint('GET /get-problem-code-template', {
    summary: 'Lists the code templates of a problem.',
    input: byPid,
    output: z.array(CodeTemplate),
  }),
};

import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './endpoint';
import { filesAsJson } from './extraFiles';
import { blank, id, idOrNone, matching, dateTime, pageOf, paging, StatusCode, text, int } from './shapes';
import { SourcedTag } from './tag';

const Difficulty = int.check(z.minimum(0), z.maximum(5));

const Counts = {
  total: z.number(),
  ac: z.number(),
  wa: z.number(),
  tle: z.number(),
  mle: z.number(),
  re: z.number(),
  pe: z.number(),
  ce: z.number(),
  se: z.number(),
  pa: z.number(),
  sf: z.number(),
};

export type Tag = SourcedTag;

export const ProblemRow = z.object({
  pid: id,
  problemId: z.string(),
  title: z.string(),
  difficulty: z.number(),
  type: z.number().check(z.describe('Type of the problem: 0 ACM, 1 scored (OI).')),
  tags: z.array(SourcedTag),
  ...Counts,
});
export type ProblemRow = z.infer<typeof ProblemRow>;

const JudgeMode = z.enum(['default', 'spj', 'interactive']);
const JudgeCaseMode = z.enum(['default', 'subtask_lowest', 'subtask_average', 'ergodic_without_error']);

const Problem = z.object({
  id,
  problemId: z.string(),
  title: z.string(),
  author: z.string(),
  type: z.number(),
  judgeMode: JudgeMode,
  judgeCaseMode: JudgeCaseMode,
  timeLimit: z.number().check(z.describe('Time limit, in milliseconds.')),
  memoryLimit: z.number().check(z.describe('Memory limit, in megabytes.')),
  stackLimit: z.number().check(z.describe('Stack limit, in megabytes.')),
  description: z.string().check(z.describe('Statement, in Markdown with TeX formulas.')),
  input: z.string(),
  output: z.string(),
  examples: z.string().check(z.describe('Samples, as repeated <input>…</input><output>…</output>.')),
  hint: z.string(),
  source: z.string(),
  difficulty: z.nullable(z.number()).check(z.describe('Difficulty, from 0 to 5. Null in a contest that has not ended.')),
  ioScore: z.nullable(z.number()),
  codeShare: z.boolean(),
  openCaseResult: z.boolean(),
  isRemote: z.boolean(),
  isFileIO: z.boolean(),
  ioReadFileName: z.nullable(z.string()),
  ioWriteFileName: z.nullable(z.string()),
  userExtraFile: filesAsJson,
  auth: z.optional(z.number()).check(z.describe('Visibility of the problem: 1 public, 2 private, 3 in contests alone.')),
  gid: z.nullish(id),
  isGroup: z.optional(z.boolean()),
  isRemoveEndBlank: z.optional(z.boolean()),
  isUploadCase: z.optional(z.boolean()),
  caseVersion: z.optional(z.number()),
  modifiedUser: z.nullish(z.string()),
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

export const ProblemDetail = z.object({
  problem: Problem,
  publicId: z
    .optional(z.string())
    .check(z.describe('Display ID on the site of a problem in a training, which may use another one. Missing outside trainings.')),
  gid: z.nullish(id).check(z.describe('ID of the group of a problem in a training; null or missing if it belongs to the site.')),
  typeset: z.optional(z.record(z.enum(statementTexts), Typeset)),
  tags: z.array(SourcedTag),
  languages: z.array(z.string()),
  codeTemplate: z.record(z.string(), z.string()),
  problemCount: z.object({ pid: id, ...Counts }),
  discussionNum: z
    .optional(z.number())
    .check(z.describe('Number of discussions about the problem; 1000 means 1000 or more. Missing in contests.')),
  myStatus: z.nullable(StatusCode),
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
  isSpj: z.boolean(),
  oj: z.string(),
  seq: z.number(),
  timeFactor: z.number(),
  memoryFactor: z.number(),
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
  problemId: z.string(),
  title: z.string(),
  status: z.nullable(StatusCode),
  score: z.nullable(z.number()),
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
      keyword: z.optional(text(100)),
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

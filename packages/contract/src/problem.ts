import * as z from 'zod';
import { endpoint } from './endpoint';
import { id, moment, pageOf, paging, text } from './shapes';
import { Status } from './status';

const StatusCode = z.enum(Status);

const Difficulty = z.coerce.number<number | string>().int().min(0).max(5);

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

const Tag = z.object({ id, name: z.string(), color: z.string().nullable() }).meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;

const ProblemRow = z
  .object({
    pid: id,
    problemId: z.string(),
    title: z.string(),
    difficulty: z.number(),
    type: z.number().describe('0 ACM, 1 scored'),
    tags: z.array(Tag),
    ...Counts,
  })
  .meta({ id: 'ProblemRow' });
export type ProblemRow = z.infer<typeof ProblemRow>;

const JudgeMode = z.enum(['default', 'spj', 'interactive']);
const JudgeCaseMode = z.enum(['default', 'subtask_lowest', 'subtask_average', 'ergodic_without_error']);

const Problem = z
  .object({
    id,
    problemId: z.string(),
    title: z.string(),
    author: z.string(),
    type: z.number(),
    judgeMode: JudgeMode,
    judgeCaseMode: JudgeCaseMode,
    timeLimit: z.number().describe('ms'),
    memoryLimit: z.number().describe('MB'),
    stackLimit: z.number().describe('MB'),
    description: z.string().describe('Markdown with TeX maths'),
    input: z.string(),
    output: z.string(),
    examples: z.string().describe('repeated <input>…</input><output>…</output>'),
    hint: z.string(),
    source: z.string(),
    difficulty: z.number(),
    ioScore: z.number().nullable(),
    codeShare: z.boolean(),
    openCaseResult: z.boolean(),
    isRemote: z.boolean(),
    isFileIO: z.boolean(),
    ioReadFileName: z.string().nullable(),
    ioWriteFileName: z.string().nullable(),
    userExtraFile: z.record(z.string(), z.string()).nullable(),
    gmtCreate: moment,
    gmtModified: moment,
  })
  .meta({ id: 'Problem' });

const ProblemDetail = z
  .object({
    problem: Problem,
    tags: z.array(Tag),
    languages: z.array(z.string()),
    codeTemplate: z.record(z.string(), z.string()),
    problemCount: z.object({ pid: id, ...Counts }),
    myStatus: StatusCode.nullable(),
  })
  .meta({ id: 'ProblemDetail' });
export type ProblemDetail = z.infer<typeof ProblemDetail>;

const Language = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    contentType: z.string().describe('editor mode'),
    compileCommand: z.string(),
    runCommand: z.string(),
    template: z.string(),
    codeTemplate: z.string(),
    isSpj: z.boolean(),
    oj: z.string(),
    seq: z.number(),
    timeFactor: z.number(),
    memoryFactor: z.number(),
  })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof Language>;

const CodeTemplate = z.object({ id, pid: id, lid: id, language: z.string(), code: z.string(), status: z.boolean() });
const RecentProblem = z.object({ id, problemId: z.string(), title: z.string(), type: z.number(), gmtCreate: moment, gmtModified: moment });
export type RecentProblem = z.infer<typeof RecentProblem>;

const tagIds = z
  .union([id, z.array(id), z.string().regex(/^\d+(,\d+)*$/)])
  .transform(given => (typeof given === 'string' ? given.split(',').map(Number) : [given].flat()))
  .pipe(z.array(z.number()).max(20));

const displayId = z.coerce.string<string | number>().pipe(text(64)).pipe(z.string().min(1));
const byPid = z.object({ pid: id });

export const problem = {
  list: endpoint('GET /get-problem-list', {
    summary: 'Public problems, ordered by their display id',
    input: z.object({
      ...paging(30),
      keyword: text(100).optional(),
      difficulty: z.union([z.literal('All').transform(() => undefined), Difficulty]).optional(),
      oj: text(20).optional(),
      tagId: tagIds.optional(),
    }),
    output: pageOf(ProblemRow),
  }),
  detail: endpoint('GET /get-problem-detail', {
    summary: 'One problem with its statement, languages and counters',
    input: z.object({ problemId: displayId, gid: id.optional() }),
    output: ProblemDetail,
  }),
  recent: endpoint('GET /get-recent-updated-problem', { summary: 'The ten problems changed last', output: z.array(RecentProblem) }),
  tags: endpoint('GET /get-all-problem-tags', {
    summary: 'Tags of a source',
    input: z.object({ oj: text(20).default('ME') }),
    output: z.array(Tag),
  }),
  myStatuses: endpoint('POST /get-user-problem-status', {
    summary: 'How the caller stands with each of these problems; accepted wins, else the latest verdict',
    access: 'user',
    input: z.object({
      pidList: z.array(id).max(300),
      isContestProblemList: z.boolean().optional(),
      cid: id.nullish(),
      gid: id.nullish(),
      containsEnd: z.boolean().nullish(),
    }),
    output: z.record(z.string(), z.object({ status: StatusCode, score: z.number().optional() })),
  }),
  languages: endpoint('GET /languages', {
    summary: 'Languages that this installation judges',
    input: z.object({ pid: id.optional(), all: z.stringbool().optional() }),
    output: z.array(Language),
  }),
  problemLanguages: endpoint('GET /get-problem-languages', {
    summary: 'Languages of one problem',
    input: byPid,
    output: z.array(Language),
  }),
  codeTemplates: endpoint('GET /get-problem-code-template', {
    summary: 'Code templates of one problem',
    input: byPid,
    output: z.array(CodeTemplate),
  }),
};

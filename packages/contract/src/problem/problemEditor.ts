import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { exportedPids } from './exportedProblems';
import { ExtraFiles, fileName, filesAsJson } from './extraFiles';
import { JudgeCaseMode, JudgeMode } from './judgeModes';
import { requiredNumber, bool, id, dateTime, pageOf, paging, displayText, text, int } from '../shapes';
import { MOST_CASES } from './testData';

const within = (least: number, most: number) => int.check(z.minimum(least), z.maximum(most));
const required = (name: string, most: number) => text(most).check(z.minLength(1, `${name} is required`));

/** The statement in another language. A text that is absent reads as in the problem itself; `{}` says that the problem itself is in that language. */
const Translation = z.object({
  title: z.optional(text(255)),
  description: z.optional(text(65_535)),
  input: z.optional(text(65_535)),
  output: z.optional(text(65_535)),
  hint: z.optional(text(65_535)),
});

const facts = {
  author: z
    .nullish(displayText(40))
    .check(z.describe('Username of the author. Has an effect only on the site, for callers with the permission problem_publish.')),
  title: z.pipe(displayText(255), required('Title', 255)),
  description: z._default(text(65_535), '').check(z.describe('Statement, in Markdown with TeX formulas.')),
  input: required('Input Description', 65_535).check(z.describe('Description of the input, in Markdown with TeX formulas.')),
  output: required('Output Description', 65_535).check(z.describe('Description of the output, in Markdown with TeX formulas.')),
  examples: z._default(text(200_000), '').check(z.describe('Samples, as repeated <input>…</input><output>…</output>.')),
  hint: z._default(text(65_535), '').check(z.describe('Hint, in Markdown with TeX formulas.')),
  source: z._default(text(1000), '').check(z.describe('Source of the problem, in Markdown.')),
  translations: z
    .optional(z.partialRecord(z.enum(['zh-CN', 'en-US']), Translation))
    .check(z.describe('Statement in other languages, by language. Missing texts are those of the problem.')),
  difficulty: z._default(within(0, 5), 0).check(z.describe('Difficulty, from 0 to 5.')),
  type: z._default(within(0, 1), 0).check(z.describe('Type of the problem: 0 ACM, 1 scored (OI).')),
  judgeMode: z._default(JudgeMode, 'default'),
  judgeCaseMode: z._default(JudgeCaseMode, 'default'),
  timeLimit: z._default(within(1, 60_000).check(z.describe('Time limit, in milliseconds.')), 1000),
  memoryLimit: z._default(within(1, 4096).check(z.describe('Memory limit, in megabytes.')), 256),
  stackLimit: z._default(within(1, 1024).check(z.describe('Stack limit, in megabytes.')), 128),
  auth: z._default(within(1, 3).check(z.describe('Visibility of the problem: 1 public, 2 private, 3 in contests alone.')), 1),
  codeShare: z._default(bool, true).check(z.describe('Whether authors may share the code of their submissions.')),
  isRemoveEndBlank: z._default(bool, true).check(z.describe('Whether blanks at the ends of lines are ignored in outputs.')),
  openCaseResult: z._default(bool, true).check(z.describe('Whether users see the results of single test cases.')),
  openCheckerMessage: z
    .optional(bool)
    .check(
      z.describe(
        'Whether authors of submissions see the messages of the special judge or interactor about each test case. Missing: unchanged; false for a new problem.',
      ),
    ),
  isFileIO: z._default(bool, false).check(z.describe('Whether programs use files in place of standard input and output.')),
  ioReadFileName: z.nullish(z.union([fileName, z.literal('')])),
  ioWriteFileName: z.nullish(z.union([fileName, z.literal('')])),
  spjCode: z.nullish(text(65_535)).check(z.describe('Code of the special judge or interactor; null if there is none.')),
  spjLanguage: z.nullish(text(50)).check(z.describe('Language of the special judge or interactor: C or C++.')),
  userExtraFile: ExtraFiles.check(z.describe('Files that lie beside a submission, by name; null if there are none.')),
  judgeExtraFile: ExtraFiles.check(z.describe('Files that lie beside the special judge or interactor, by name; null if there are none.')),
};

const DisplayId = displayText(64).check(z.regex(/^[\w-]+$/, 'Problem display ID is required: letters, digits, dashes and underscores'));

const Sample = z.object({
  input: z._default(text(1 << 20), ''),
  output: z._default(text(1 << 20), ''),
  score: z.nullish(z.pipe(requiredNumber, within(0, 100_000))),
  groupNum: z.nullish(within(1, 1000)),
});

/** The starter code of a language, which our pages name and existing clients number (`lid`). */
const CodeTemplate = z
  .object({ language: z.optional(text(50)), lid: z.nullish(id), code: text(65_535), status: bool })
  .check(z.refine(({ language, lid }) => !!(language || lid), 'A language is required'));

/** Everything that a problem is, with its cases: names of uploaded files, or the bytes themselves. */
export const ProblemDraft = z.object({
  problem: z.object({ ...facts, problemId: z.nullish(DisplayId) }),
  isUploadTestCase: z
    ._default(bool, false)
    .check(z.describe('Whether `samples` names uploaded files. False: it holds the texts of the test cases.')),
  uploadTestcaseDir: z
    .nullish(text(64))
    .check(z.describe('Handle of the uploaded files. Missing or null: the files that the problem has already.')),
  samples: z._default(z.array(Sample).check(z.maxLength(MOST_CASES)), []),
  languages: z.array(z.object({ id: z.optional(id), name: text(50) })).check(z.minLength(1, 'At least one language is required')),
  tags: z._default(z.array(z.object({ id: z.nullish(id), name: displayText(64).check(z.minLength(1)) })).check(z.maxLength(30)), []),
  codeTemplates: z._default(z.array(CodeTemplate).check(z.maxLength(100)), []),
});
export type ProblemDraft = z.input<typeof ProblemDraft>;

/** A problem that is there already. */
export const ProblemChange = z.extend(ProblemDraft, { problem: z.object({ ...facts, id, problemId: DisplayId }) });

/** A problem as its editor reads it, with what it is made of. */
export const WholeProblem = z.object({
  ...facts,
  userExtraFile: filesAsJson,
  judgeExtraFile: filesAsJson,
  id,
  problemId: z.string(),
  author: z.string(),
  gid: z.nullish(id).check(z.describe('ID of the group of the problem; null if it belongs to the site.')),
  ioScore: z.nullable(z.number()).check(z.describe('Full score of a scored problem; null otherwise.')),
  isUploadCase: z.boolean(),
  caseVersion: z.number().check(z.describe('Version of the test data, which grows with each change.')),
  modifiedUser: z.nullable(z.string()),
  isRemote: z.boolean().check(z.describe('Whether a remote judge judges the problem.')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
  languages: z.array(z.string()),
  tags: z.array(z.object({ id, name: z.string(), color: z.nullable(z.string()) })),
  codeTemplates: z.record(z.string(), z.string()),
});
export type WholeProblem = z.infer<typeof WholeProblem>;

export const EditedRow = z.object({
  id,
  problemId: z.string(),
  title: z.string(),
  author: z.string(),
  auth: z.number().check(z.describe('Visibility of the problem: 1 public, 2 private, 3 in contests alone.')),
  type: z.number().check(z.describe('Type of the problem: 0 ACM, 1 scored (OI).')),
  difficulty: z.number(),
  judgeMode: JudgeMode,
  caseVersion: z.number().check(z.describe('Version of the test data, which grows with each change.')),
  modifiedUser: z.nullable(z.string()),
  isRemote: z.boolean().check(z.describe('Whether a remote judge judges the problem.')),
  gmtCreate: dateTime,
  gmtModified: dateTime,
  mayEdit: z.boolean().check(z.describe('Whether the caller may change the problem.')),
});
export type EditedRow = z.infer<typeof EditedRow>;

const access = 'back_office';

const byPid = z.object({ pid: id });
export const NamedProblem = z.object({ pid: id, problemId: z.string() });

/** Problems for those who make them: the author, problem admins and the super admin. */
export const problemEditor = {
  list: endpoint('GET /admin/problem/get-problem-list', {
    summary: 'Lists the problems of the site, the hidden ones included, newest first.',
    access,
    input: z.object({
      ...paging(10),
      keyword: z.optional(text(100)),
      auth: z.optional(z.union([z.literal(''), z.literal('0'), within(0, 3)])),
      oj: z.optional(text(20)),
    }),
    output: pageOf(EditedRow),
  }),
  read: endpoint('GET /admin/problem', {
    summary: 'Returns a problem with all its settings, judging programs included.',
    access,
    input: byPid,
    output: WholeProblem,
  }),
  add: endpoint('POST /admin/problem', {
    summary: 'Creates a problem with its test cases.',
    access,
    input: ProblemDraft,
    output: NamedProblem,
  }),
  change: endpoint('PUT /admin/problem', {
    summary: 'Changes a problem, and its test cases if they are given.',
    access,
    input: ProblemChange,
    output: NamedProblem,
  }),
  remove: endpoint('DELETE /admin/problem', {
    summary: 'Deletes a problem. Needs the permission problem_publish. Fails if anybody has submitted to it.',
    access,
    input: byPid,
  }),
  export: endpoint('GET /file/export-problem', {
    summary: 'Downloads problems as a zip archive: for each a file problem_<number>.json and a folder of that name with its test data.',
    access,
    input: z.object({ pid: exportedPids.check(z.describe('IDs of the problems, at most 100. In an address the parameter is repeated.')) }),
    answer: 'file',
  }),
  changeAuth: endpoint('PUT /admin/problem/change-problem-auth', {
    summary: 'Changes who sees a problem: 1 everybody, 2 its author and admins, 3 contests that use it.',
    access,
    input: z.object({ id, auth: within(1, 3) }),
  }),
};

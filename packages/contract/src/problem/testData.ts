import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { requiredNumber, bool, id, idOrNone, matching, text, int } from '../shapes';
import { UploadHandle } from '../api/uploadInParts';

const JudgeCaseMode = z
  .enum(['default', 'subtask_lowest', 'subtask_average', 'ergodic_without_error'])
  .check(
    z.describe(
      'Use of the test cases: default runs all of them, ergodic_without_error stops at the first failure, subtask_lowest and subtask_average score each subtask by its lowest or its mean result.',
    ),
  );
const Handle = matching(32, /^[0-9a-f]{32}$/);

/** Number of test cases of one problem, at the most. */
export const MOST_CASES = 1_000;

const UploadedTestData = z.object({
  fileList: z.array(z.object({ input: z.string(), output: z.string(), groupNum: z.optional(z.number()) })),
  fileListDir: Handle.check(z.describe('Handle of the uploaded files, for their uploader alone.')),
});
export type UploadedTestData = z.infer<typeof UploadedTestData>;

const points = z.pipe(requiredNumber, int.check(z.minimum(0), z.maximum(100_000)));

const ChosenCase = z.object({
  input: text(255),
  output: text(255),
  score: z.nullish(points),
  groupNum: z.nullish(int.check(z.positive(), z.maximum(1000))),
});

export const ProblemCase = z.object({
  id,
  pid: id,
  input: z.string(),
  output: z.string(),
  score: z.number(),
  groupNum: z.nullable(z.number()),
  inputBytes: z.number(),
  outputBytes: z.number(),
  inputText: z
    .nullable(z.string())
    .check(z.describe('Input as it was typed; null if the test cases were uploaded as files, or are too long.')),
  outputText: z.nullable(z.string()),
});
export type ProblemCase = z.infer<typeof ProblemCase>;

const byPid = z.object({ pid: id });
export const CasesOf = z.object({
  pid: id,
  isUpload: z
    .optional(bool)
    .check(
      z.describe(
        'Whether `input` and `output` are the names of files. False: they are the texts of test cases that were typed, for existing clients.',
      ),
    ),
});

export const testData = {
  upload: endpoint('POST /file/upload-testcase-zip', {
    summary: 'Uploads a zip archive of test cases. They become test data once they are set for a problem.',
    access: 'user',
    fileField: 'file',
    input: z.object({
      mode: z._default(JudgeCaseMode, 'default'),
      gid: idOrNone.check(z.describe('ID of a group that the caller manages. Missing or 0: the site, for admins alone.')),
    }),
    output: UploadedTestData,
  }),
  takeUpload: endpoint('POST /test-data/uploaded', {
    summary: 'Reads a zip archive of test cases that was uploaded in parts.',
    access: 'user',
    input: z.object({ upload: UploadHandle, mode: z._default(JudgeCaseMode, 'default'), gid: idOrNone }),
    output: UploadedTestData,
  }),
  set: endpoint('PUT /admin/problem/test-data', {
    summary: 'Sets uploaded files as the test data of a problem: all of them or, with `samples`, the chosen ones in that order.',
    access: 'back_office',
    input: z.object({
      pid: id,
      uploadTestcaseDir: Handle,
      samples: z.nullish(z.array(ChosenCase).check(z.minLength(1), z.maxLength(MOST_CASES))),
    }),
    output: z.object({ caseVersion: z.number(), total: z.number() }),
  }),
  cases: endpoint('GET /admin/problem/get-problem-cases', {
    summary: 'Lists the test cases of a problem: names of files, and the texts of those that were typed.',
    access: 'back_office',
    input: CasesOf,
    output: z.array(ProblemCase),
  }),
  download: endpoint('GET /file/download-testcase', {
    summary: 'Downloads the test data of a problem as a zip archive.',
    access: 'user',
    input: byPid,
    answer: 'file',
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { exportedPids } from './exportedProblems';
import { MOST_TAKEN_AT_ONCE, onTakenId, packageFormats } from './problemPackageLimits';
import { id, matching, requiredNumber, text, int } from '../shapes';
import { UploadHandle } from '../api/uploadInParts';

const Format = z.enum(packageFormats);
const Handle = matching(32, /^[0-9a-f]{32}$/);

const Lint = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  where: z.optional(z.string()),
  zh: z.string(),
  en: z.string(),
});
export type PackageLint = z.infer<typeof Lint>;

const FoundProblem = z.object({
  key: z.string().check(z.describe('Key of the problem within the package.')),
  title: z.string(),
  problemId: z.nullable(z.string()),
  isTaken: z.boolean().check(z.describe('Whether another problem has this display ID.')),
  canTake: z.boolean(),
  cases: z.number(),
  bytes: z.number().check(z.describe('Size of all test cases, in bytes.')),
  solutions: z.number(),
  lint: z.array(Lint),
});
export type FoundPackageProblem = z.infer<typeof FoundProblem>;

const Report = z.object({
  handle: z.nullable(Handle).check(z.describe('Handle of the upload, for its uploader alone; null if no problem of it can be imported.')),
  format: z.nullable(Format),
  lint: z.array(Lint),
  problems: z.array(FoundProblem),
});
export type PackageReport = z.infer<typeof Report>;

const Taken = z.object({
  key: z.string(),
  outcome: z.enum(['added', 'replaced', 'skipped', 'failed']),
  pid: z.nullable(id),
  problemId: z.nullable(z.string()),
  lint: z.array(Lint),
});
export type TakenProblem = z.infer<typeof Taken>;

const access = 'back_office';

/** Problems as archives that judges of many kinds exchange. Nothing is stored before it is taken. */
export const problemPackage = {
  upload: endpoint('POST /admin/problem-package', {
    summary: 'Uploads a package of at most 1 GB and reports its contents. Imports nothing yet.',
    access,
    fileField: 'file',
    input: z.object({ format: z.optional(Format) }),
    output: Report,
  }),
  takeUpload: endpoint('POST /admin/problem-package/uploaded', {
    summary: 'Reports the contents of a package that was uploaded in parts, at most 2 GB. Imports nothing yet.',
    access,
    input: z.object({ upload: UploadHandle, format: z.optional(Format) }),
    output: Report,
  }),
  look: endpoint('GET /admin/problem-package', {
    summary: 'Reports the contents of an uploaded package again, read as another format.',
    access,
    input: z.object({ handle: Handle, format: z.optional(Format) }),
    output: Report,
  }),
  take: endpoint('POST /admin/problem-package/take', {
    summary: 'Imports problems of an uploaded package into the site, each in a transaction of its own.',
    access,
    input: z.object({
      handle: Handle,
      format: Format,
      auth: z._default(z.pipe(requiredNumber, int.check(z.minimum(1), z.maximum(2))), 2),
      problems: z
        .array(z.object({ key: text(255), onTaken: z._default(z.enum(onTakenId), 'skip') }))
        .check(z.minLength(1), z.maxLength(MOST_TAKEN_AT_ONCE)),
    }),
    output: z.array(Taken),
  }),
  /** Existing clients import in this way: all that can be taken at once, hidden; what is here already stays. */
  importHoj: endpoint('POST /file/import-problem', {
    summary: 'Imports all problems of a package in the format of HOJ, as hidden problems.',
    access,
    fileField: 'file',
  }),
  importFps: endpoint('POST /file/import-fps-problem', {
    summary: 'Imports all problems of a package in the format FPS, as hidden problems.',
    access,
    fileField: 'file',
  }),
  importQduoj: endpoint('POST /file/import-qdoj-problem', {
    summary: 'Imports all problems of a package in the format of QDUOJ, as hidden problems.',
    access,
    fileField: 'file',
  }),
  importHydro: endpoint('POST /file/import-hydro-problem', {
    summary: 'Imports all problems of a package in the format of Hydro, as hidden problems.',
    access,
    fileField: 'file',
  }),
  losses: endpoint('GET /admin/problem-package/losses', {
    summary: 'Reports what a format cannot hold of the given problems.',
    access,
    input: z.object({ pid: exportedPids, format: Format }),
    output: z.array(z.object({ pid: id, problemId: z.string(), title: z.string(), lint: z.array(Lint) })),
  }),
  export: endpoint('GET /admin/problem-package/export', {
    summary: 'Downloads problems as a package of a format, at most 100.',
    access,
    input: z.object({ pid: exportedPids, format: Format }),
    answer: 'file',
  }),
};

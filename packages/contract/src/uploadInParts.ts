import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idOrNone, int, matching, requiredNumber, text } from './shapes';

/** Every part but the last has this size. */
export const UPLOAD_PART_BYTES = 8 << 20;
export const MOST_UPLOAD_BYTES = 2 * 2 ** 30;

/** Names a file that arrives in parts, for its uploader alone. */
export const UploadHandle = matching(32, /^[0-9a-f]{32}$/);

const Upload = z.object({
  handle: UploadHandle,
  parts: z.array(z.number()).check(z.describe('which are there, from 0')),
});

/** Large files in parts: a cut costs one part, and what is there stays for a day. What takes the file in names it by its handle. */
export const uploadInParts = {
  start: endpoint('POST /upload', {
    summary: `Begins a file that comes in parts of ${UPLOAD_PART_BYTES} bytes, or goes on with one of the same name, size and time of change`,
    access: 'user',
    input: z.object({
      fileName: text(255).check(z.minLength(1)),
      bytes: z.pipe(requiredNumber, int.check(z.minimum(1), z.maximum(MOST_UPLOAD_BYTES))),
      modifiedMs: z._default(z.pipe(requiredNumber, int.check(z.minimum(0))), 0).check(z.describe('tells another version of the file')),
      gid: idOrNone.check(z.describe('the group that the caller manages; without it admins of the site alone')),
    }),
    output: Upload,
  }),
  part: endpoint('POST /upload/part', {
    summary: 'Takes in a part; one that is there already is replaced',
    access: 'user',
    fileField: 'file',
    input: z.object({
      handle: UploadHandle,
      number: z.pipe(requiredNumber, int.check(z.minimum(0), z.maximum(MOST_UPLOAD_BYTES / UPLOAD_PART_BYTES))),
    }),
    output: z.object({ missing: z.number().check(z.describe('how many parts are still to come')) }),
  }),
  drop: endpoint('DELETE /upload', { summary: 'Forgets a file and its parts', access: 'user', input: z.object({ handle: UploadHandle }) }),
};

import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idOrNone, int, matching, requiredNumber, text } from '../shapes';

/** Every part but the last has this size. */
export const UPLOAD_PART_BYTES = 8 << 20;
export const MOST_UPLOAD_BYTES = 2 * 2 ** 30;

/** Names a file that arrives in parts, for its uploader alone. */
export const UploadHandle = matching(32, /^[0-9a-f]{32}$/);

const Upload = z.object({
  handle: UploadHandle,
  parts: z.array(z.number()).check(z.describe('Numbers of the parts that have arrived, from 0.')),
});

/** Large files in parts: a cut costs one part, and what is there stays for a day. What takes the file in names it by its handle. */
export const uploadInParts = {
  start: endpoint('POST /upload', {
    summary: `Starts the upload of a file in parts of ${UPLOAD_PART_BYTES} bytes, or continues the one of the same name, size and time of change.`,
    access: 'user',
    input: z.object({
      fileName: text(255).check(z.minLength(1)),
      bytes: z.pipe(requiredNumber, int.check(z.minimum(1), z.maximum(MOST_UPLOAD_BYTES))),
      modifiedMs: z
        ._default(z.pipe(requiredNumber, int.check(z.minimum(0))), 0)
        .check(z.describe('Time of the last change of the file, in milliseconds since 1970. Distinguishes versions of the file.')),
      gid: idOrNone.check(z.describe('ID of a group that the caller manages. Missing or 0: the site, for admins alone.')),
    }),
    output: Upload,
  }),
  part: endpoint('POST /upload/part', {
    summary: 'Uploads one part of a file. A part that is there already is replaced.',
    access: 'user',
    fileField: 'file',
    input: z.object({
      handle: UploadHandle,
      number: z.pipe(requiredNumber, int.check(z.minimum(0), z.maximum(MOST_UPLOAD_BYTES / UPLOAD_PART_BYTES))),
    }),
    output: z.object({ missing: z.number().check(z.describe('Number of parts that have not arrived yet.')) }),
  }),
  drop: endpoint('DELETE /upload', {
    summary: 'Deletes an upload and its parts.',
    access: 'user',
    input: z.object({ handle: UploadHandle }),
  }),
};

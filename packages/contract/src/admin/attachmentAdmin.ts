import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { bool, dateTime, id, int, text } from '../shapes';

const MOST_ROWS = 100;

const StoredAttachment = z.object({
  id,
  name: z.string(),
  type: z.string().check(z.describe('MIME type of the file.')),
  bytes: z.number(),
  link: z.string(),
  username: z.string(),
  gmtCreate: dateTime,
  uses: z.number().check(z.describe('Number of texts that link the file; 100 means 100 or more.')),
});
export type StoredAttachment = z.infer<typeof StoredAttachment>;

/** Texts that link files. */
export const linkingKinds = [
  'announcement',
  'assignment',
  'comment',
  'contest',
  'contestAnnouncement',
  'discussion',
  'group',
  'notice',
  'problem',
  'training',
  'trainingProblem',
  'user',
] as const;
const AttachmentUse = z.object({ kind: z.enum(linkingKinds), id: int });
export type AttachmentUse = z.infer<typeof AttachmentUse>;

const access = 'system_info_admin';

/** The files that people put into texts, for who looks after the site. */
export const attachmentAdmin = {
  list: endpoint('GET /admin/file', {
    summary: 'Lists the files that users uploaded for texts, newest first, with their uploaders, sizes and numbers of links.',
    access,
    input: z.object({
      before: z.optional(id).check(z.describe('Cursor of the page: the field `next` of the previous page. Missing: the first page.')),
      limit: z._default(int.check(z.minimum(1), z.maximum(MOST_ROWS)), 50),
      username: z.optional(text(20)),
      kind: z.optional(z.enum(['picture', 'file'])),
      isUnused: z.optional(bool).check(z.describe('Whether to list only files that no text links.')),
    }),
    output: z.object({
      records: z.array(StoredAttachment),
      next: z.nullable(id),
      totalBytes: z
        .nullable(z.number())
        .check(z.describe('Total size of all files of the user that `username` names, in bytes; null if none is named.')),
    }),
  }),
  uses: endpoint('GET /admin/file/uses', {
    summary: 'Lists the texts that link a file, at most 100 of them.',
    access,
    input: z.object({ id }),
    output: z.array(AttachmentUse),
  }),
  remove: endpoint('DELETE /admin/file', {
    summary: 'Deletes a file that no text links.',
    access,
    input: z.object({ id }),
  }),
};

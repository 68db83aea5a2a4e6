import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './api/endpoint';
import { id, idOrNone, matching } from './shapes';

const Attached = z.object({
  link: z.string().check(z.describe('Public address of the file, for links in texts.')),
  fileId: id.check(z.describe('ID of the file, by which it can be deleted.')),
});

/** Pictures and files in texts. */
export const attachment = {
  uploadPicture: endpoint('POST /file/upload-md-img', {
    summary:
      'Uploads a picture for use in a text: jpg, png, gif, webp or bmp of at most 4 MB. For admins, and with `gid` for users who manage that group.',
    access: 'user',
    fileField: 'image',
    input: z.object({ gid: idOrNone }),
    output: Attached,
  }),
  uploadFile: endpoint('POST /file/upload-md-file', {
    summary: 'Uploads a file for use in a text: a PDF, an archive, an office document, plain text or a picture of at most 128 MB.',
    access: 'user',
    fileField: 'file',
    input: z.object({ gid: idOrNone }),
    output: Attached,
  }),
  remove: endpoint('POST /file/delete-md-img', {
    summary: 'Deletes a picture or file that the caller uploaded. Admins can delete any.',
    access: 'user',
    alias: 'GET',
    input: z.object({ fileId: id }),
  }),
  show: openEndpoint('GET /public/file/:name', {
    summary: 'Downloads a file, without a login. The content behind an address never changes.',
    input: z.object({ name: matching(50, /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/) }),
    answer: 'file',
  }),
};

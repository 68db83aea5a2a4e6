import * as z from 'zod/mini';
import { endpoint, openEndpoint } from './endpoint';
import { id, idOrNone, matching } from './shapes';

const Attached = z.object({
  link: z.string().check(z.describe('where everybody sees it, for the text')),
  fileId: id.check(z.describe('takes it away again')),
});

/** Pictures and files in texts. */
export const attachment = {
  uploadPicture: endpoint('POST /file/upload-md-img', {
    summary: 'Takes in a picture for a text: at most 4 MB, jpg, png, gif, webp or bmp; for admins, and for a group that the caller manages',
    access: 'user',
    fileField: 'image',
    input: z.object({ gid: idOrNone }),
    output: Attached,
  }),
  uploadFile: endpoint('POST /file/upload-md-file', {
    summary: 'Takes in a file for a text: at most 128 MB, a PDF, an archive, an office document, plain text or a picture',
    access: 'user',
    fileField: 'file',
    input: z.object({ gid: idOrNone }),
    output: Attached,
  }),
  remove: endpoint('POST /file/delete-md-img', {
    summary: 'Takes away a picture or file that the caller put in; admins take away any',
    access: 'user',
    alias: 'GET',
    input: z.object({ fileId: id }),
  }),
  show: openEndpoint('GET /public/file/:name', {
    summary: 'A file that everybody may see; what an address names never changes',
    input: z.object({ name: matching(50, /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/) }),
    answer: 'file',
  }),
};

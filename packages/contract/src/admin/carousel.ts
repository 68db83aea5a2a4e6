import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { id } from '../shapes';

const upload = {
  summary: 'Uploads a picture of at most 4 MB to the home page.',
  access: 'system_info_admin',
  fileField: 'file',
  output: z.object({ id, url: z.string() }),
} as const;

/** The pictures of the home page, for who looks after them. */
export const carousel = {
  upload: endpoint('POST /file/upload-carousel-img', upload),
  /** The spelling that existing clients use. */
  uploadSpeltOtherwise: endpoint('POST /file/upload-carouse-img', upload),
  remove: endpoint('DELETE /admin/config/home-carousel', {
    summary: 'Deletes a picture from the home page.',
    access: 'system_info_admin',
    input: z.object({ id }),
  }),
};

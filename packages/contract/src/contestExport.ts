import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { bool, id } from './shapes';

const terms = { access: 'user', scope: 'contest', needs: 'manage', answer: 'file' } as const;
const flag = z._default(bool, false);

/** What organisers take out of a contest. */
export const contestExport = {
  rank: endpoint('GET /file/download-contest-rank', {
    summary: 'The board of a contest as a spreadsheet, or as comma-separated values',
    ...terms,
    input: z.object({
      cid: id,
      forceRefresh: flag.check(z.describe('with what the seal hides')),
      removeStar: flag.check(z.describe('without unofficial participants')),
      containEnd: flag.check(z.describe('with submissions after the end')),
      format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    }),
  }),
  accepted: endpoint('GET /file/download-contest-ac-submission', {
    summary: 'The code of all accepted submissions of a contest as a zip',
    ...terms,
    input: z.object({
      cid: id,
      excludeAdmin: flag.check(z.describe('without submissions of the author and of super admins')),
      splitType: z._default(z.enum(['user', 'problem']), 'user').check(z.describe('what the folders are')),
    }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { bool, id } from '../shapes';

const terms = { access: 'user', scope: 'contest', needs: 'observe', answer: 'file' } as const;
const flag = z._default(bool, false);

/** What organisers take out of a contest. */
export const contestExport = {
  rank: endpoint('GET /file/download-contest-rank', {
    summary: 'Downloads the scoreboard of a contest as a spreadsheet or as comma-separated values.',
    ...terms,
    input: z.object({
      cid: id,
      forceRefresh: flag.check(z.describe('Whether to ignore the freeze.')),
      removeStar: flag.check(z.describe('Whether to leave out unofficial participants.')),
      containEnd: flag.check(z.describe('Whether to count submissions after the end of the contest, too.')),
      format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    }),
  }),
  accepted: endpoint('GET /file/download-contest-ac-submission', {
    summary: 'Downloads the code of all accepted submissions of a contest as a zip archive.',
    ...terms,
    input: z.object({
      cid: id,
      excludeAdmin: flag.check(z.describe('Whether to leave out submissions by organisers of the contest.')),
      splitType: z
        ._default(z.enum(['user', 'problem']), 'user')
        .check(z.describe('Folders of the archive: one per user or one per problem.')),
    }),
  }),
};

import * as z from 'zod/mini';
import { openEndpoint } from './api/endpoint';
import { pageOf, paging, text, uid } from './shapes';

const words = z.nullable(z.string());

export const RankRow = z.object({
  uid,
  username: z.string(),
  nickname: words,
  avatar: words,
  titleName: words,
  titleColor: words,
  signature: words.check(z.describe('First 200 characters of the signature, in Markdown; null if there is none.')),
  ac: z.number().check(z.describe('Number of problems that the user solved in practice.')),
  total: z.number().check(z.describe('Number of judged practice submissions.')),
  score: z.number().check(z.describe('Sum of the best rank scores of all problems.')),
  rating: z.null(),
});
export type RankRow = z.infer<typeof RankRow>;

/** 0 ACM: most accepted, then fewest submissions. 1 OI: most points, then most accepted. */
export const RankType = z
  .pipe(z.coerce.number<number | string>(), z.literal([0, 1]))
  .check(
    z.describe(
      'Order of the rank: 0 ACM (most solved problems, then fewest submissions), 1 OI (highest score, then most solved problems).',
    ),
  );

export const rank = {
  list: openEndpoint('GET /get-rank-list', {
    summary: 'Ranks all users by their practice.',
    input: z.object({ ...paging(30), type: RankType, searchUser: z.optional(text(50)) }),
    output: pageOf(RankRow),
  }),
};

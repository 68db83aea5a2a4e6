import * as z from 'zod/mini';
import { Gender } from './account';
import { RankShowName } from './contestShapes';
import { endpoint } from './endpoint';
import { bool, id, StatusCode, uid } from './shapes';

const terms = { access: 'user', scope: 'contest', needs: 'manage' } as const;
const words = z.nullable(z.string());
const moment = z.string().check(z.describe('yyyy/MM/dd HH:mm:ss, GMT+8'));

/** The closing ceremony as existing clients read it: what there was, and they rank it. `contest.ceremony` is ranked. */
export const scrollBoard = {
  info: endpoint('GET /get-contest-scroll-board-info', {
    summary: 'An ACM contest with a seal that is over: what its closing ceremony shows around the rows',
    ...terms,
    input: z.object({ cid: id }),
    output: z.object({
      id,
      rankShowName: RankShowName,
      problemCount: z.number(),
      balloonColor: z.record(z.string(), words).check(z.describe('by display id')),
      startTime: moment,
      sealRankTime: moment,
      starUserList: z.array(z.string()).check(z.describe('usernames of unofficial participants')),
    }),
  }),
  submissions: endpoint('GET /get-contest-scroll-board-submission', {
    summary: 'Its submissions while it ran, with what the seal hid, oldest first; at most 100,000',
    ...terms,
    input: z.object({ cid: id, removeStar: z._default(bool, false) }),
    output: z.array(
      z.object({
        uid,
        username: z.string(),
        nickname: words,
        realname: words,
        school: words,
        avatar: words,
        gender: Gender,
        submitId: id,
        status: StatusCode,
        submitTime: moment,
        displayId: z.string(),
      }),
    ),
  }),
};

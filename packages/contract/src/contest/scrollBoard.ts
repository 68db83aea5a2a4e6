import * as z from 'zod/mini';
import { Gender } from '../account/account';
import { CountsWholeMinutes, RankShowName } from './contestShapes';
import { endpoint } from '../api/endpoint';
import { bool, id, StatusCode, uid } from '../shapes';

const terms = { access: 'user', scope: 'contest', needs: 'observe' } as const;
const words = z.nullable(z.string());
const moment = z.string().check(z.describe('Time as yyyy/MM/dd HH:mm:ss, in GMT+8.'));

/** The closing ceremony as existing clients read it: what there was, and they rank it. `contest.ceremony` is ranked. */
export const scrollBoard = {
  info: endpoint('GET /get-contest-scroll-board-info', {
    summary: 'Returns the settings of an ACM contest that is over and had a freeze, for the closing ceremony of existing clients.',
    ...terms,
    input: z.object({ cid: id }),
    output: z.object({
      id,
      rankShowName: RankShowName,
      countsWholeMinutes: CountsWholeMinutes,
      problemCount: z.number(),
      balloonColor: z
        .record(z.string(), words)
        .check(z.describe('Colour of the balloon of each problem, by its display ID in the contest.')),
      startTime: moment,
      sealRankTime: moment.check(z.describe('Start of the freeze, earlier by the pauses before it: yyyy/MM/dd HH:mm:ss, in GMT+8.')),
      starUserList: z.array(z.string()).check(z.describe('Usernames of the unofficial participants.')),
    }),
  }),
  submissions: endpoint('GET /get-contest-scroll-board-submission', {
    summary: 'Lists the submissions made while such a contest ran, those that the freeze hid included, oldest first, at most 100,000.',
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
        submitTime: moment.check(z.describe('Time of the submission, earlier by the pauses before it: yyyy/MM/dd HH:mm:ss, in GMT+8.')),
        displayId: z.string(),
      }),
    ),
  }),
};

import type { AppliedProblem, GroupProblemRow } from '@oj/contract';
import { minutesAgo } from './samples';

/** A problem of a group, as those who manage it see it. */
export const groupProblem = (id: number, title: string, more: Partial<GroupProblemRow> = {}): GroupProblemRow => ({
  id,
  problemId: `NIGHT${id}`,
  title,
  author: 'inkling',
  auth: 1,
  type: 0,
  difficulty: id % 6,
  judgeMode: 'default',
  caseVersion: 1,
  modifiedUser: null,
  isRemote: false,
  gmtCreate: minutesAgo(9_000),
  gmtModified: minutesAgo(id * 70),
  mayEdit: true,
  applyPublicProgress: null,
  ...more,
});

export const groupProblems = [
  groupProblem(5, 'Lantern Riddles 灯谜'),
  groupProblem(4, 'Moonlit Bridges', { applyPublicProgress: 1, auth: 2 }),
  groupProblem(3, 'Paper Boats 纸船', { applyPublicProgress: 3, type: 1 }),
  groupProblem(2, '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题'.repeat(2), { applyPublicProgress: 2, mayEdit: false }),
  groupProblem(1, 'Two numbers', { author: 'tidewriter', mayEdit: false }),
];

/** The same problems as problem admins see them. */
export const appliedProblems: AppliedProblem[] = groupProblems
  .filter(({ applyPublicProgress }) => applyPublicProgress !== null)
  .map(row => ({ ...row, gid: 1, groupName: 'Night Owls' }));

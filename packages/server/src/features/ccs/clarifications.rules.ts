import type { CcsObjects } from '@oj/contract';
import type { ContestClock } from '@oj/ui/ranking';
import { contestTimeOf, timeOf } from './ccsTime';

type Clarification = CcsObjects['clarifications'];

interface Announced {
  id: number;
  title: string;
  content: string;
  gmtCreate: Date;
}

interface Author {
  id: number;
  userId: number;
  byOrganiser: boolean;
}

/** A comment in a contest, or a reply to one. */
interface Said extends Author {
  content: string;
  createdAt: Date;
  problemId: number | null;
  parent: Author | null;
}

interface Given {
  announced: readonly Announced[];
  said: readonly Said[];
  /** Ids of the teams that there are. */
  teams: ReadonlySet<string>;
  /** Numbers of the problems of the contest. */
  problems: ReadonlySet<number>;
}

/** Announcements and comments are counted each for themselves: a prefix keeps them apart. */
const idOf = (commentId: number) => `comment-${commentId}`;

/**
 * Announcements go to all teams, and so does what organisers write below no question; other answers of theirs go to the team that asked.
 * Clarifications refer only to what there is: what somebody has written who is no team is left out, with the answers to it.
 */
export function clarificationsOf({ announced, said, teams, problems }: Given, times: ContestClock): Clarification[] {
  const isTold = ({ byOrganiser, userId }: Author) => byOrganiser || teams.has(String(userId));
  const asked = new Set(said.filter(each => !each.parent && isTold(each)).map(({ id }) => id));
  const ofComments = said.filter(each => isTold(each) && (!each.parent || (isTold(each.parent) && asked.has(each.parent.id))));
  const rows = [
    ...announced.map(row => ({ at: row.gmtCreate, made: announcementOf(row) })),
    ...ofComments.map(row => ({ at: row.createdAt, made: commentOf(row, problems) })),
  ];
  return rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, made }) => ({ ...made, time: timeOf(at), contest_time: contestTimeOf(at, times) }));
}

type Undated = Omit<Clarification, 'time' | 'contest_time'>;

const announcementOf = ({ id, title, content }: Announced): Undated => ({
  id: String(id),
  from_team_id: null,
  to_team_id: null,
  reply_to_id: null,
  problem_id: null,
  text: `${title}\n\n${content}`.trim(),
});

const commentOf = ({ id, userId, byOrganiser, content, problemId, parent }: Said, problems: ReadonlySet<number>): Undated => ({
  id: idOf(id),
  from_team_id: byOrganiser ? null : String(userId),
  to_team_id: byOrganiser && parent && !parent.byOrganiser ? String(parent.userId) : null,
  reply_to_id: parent && idOf(parent.id),
  problem_id: problemId !== null && problems.has(problemId) ? String(problemId) : null,
  text: content,
});

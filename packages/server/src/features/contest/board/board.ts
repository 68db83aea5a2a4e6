import {
  acmBoard,
  type AcmStanding,
  type AwardTier,
  awardsOf,
  type BoardView,
  oiBoard,
  type OiStanding,
  type Standing,
} from '@oj/ui/ranking';
import { isOi } from '../../../access/scope';
import type { StoredAward } from '../contest.table';
import type { BoardData, Participant } from './board.queries';

/** What a reader sees of a board. */
export interface ViewKind {
  /** Results since the seal are hidden. */
  isSealed: boolean;
  /** Submissions after the end count. */
  withAfterEnd: boolean;
}

export type BoardRow = Standing & Participant;

const BY_SHARE = 1;
const secondsBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000);

/**
 * The board of a contest: computed from its submissions, nothing of it is stored. A change of a submission makes another board. The rows
 * of each view are computed when they are first asked for.
 */
export class Board {
  private readonly views = new Map<string, readonly BoardRow[]>();

  constructor(private readonly data: BoardData) {}

  get contest() {
    return this.data.contest;
  }

  /** Whether rows of the other board can stand on this one. */
  hasRulesOf({ contest: other }: Board): boolean {
    const { type, oiRankScoreType } = this.contest;
    return type === other.type && (!isOi(this.contest) || oiRankScoreType === other.oiRankScoreType);
  }

  /** In order, with ranks. */
  rows(kind: ViewKind): readonly BoardRow[] {
    const key = JSON.stringify(kind);
    const known = this.views.get(key);
    if (known) return known;
    const rows = this.fold(kind);
    this.views.set(key, rows);
    return rows;
  }

  private fold({ isSealed, withAfterEnd }: ViewKind): BoardRow[] {
    const { contest, tries } = this.data;
    const view: BoardView = {
      durationSeconds: secondsBetween(contest.startAt, contest.endAt),
      withAfterEnd,
      ...(isSealed && contest.sealAt && { freezeAtSeconds: secondsBetween(contest.startAt, contest.sealAt) }),
    };
    const participants = this.participants(withAfterEnd ? Infinity : (view.durationSeconds ?? Infinity));
    const people = new Map(participants.map(person => [person.id, person]));
    const standings: (AcmStanding | OiStanding)[] = isOi(contest)
      ? oiBoard(participants, tries, { ...view, counts: contest.oiRankScoreType === 'Highest' ? 'highest' : 'recent' })
      : acmBoard(participants, tries, view);
    return standings.flatMap(standing => {
      const person = people.get(standing.id);
      return person ? [{ ...person, ...standing }] : [];
    });
  }

  /** Whoever submitted something before this second. */
  private participants(beforeSecond: number): Participant[] {
    const present = new Set(this.data.tries.flatMap(({ entrantId, atSeconds }) => (atSeconds < beforeSecond ? [entrantId] : [])));
    return this.data.participants.filter(({ id }) => present.has(id));
  }
}

/** The award that each row wins, by user. */
export function awardsFor(
  rows: readonly BoardRow[],
  { awardType, awards }: Pick<BoardData['contest'], 'awardType' | 'awards'>,
): ReadonlyMap<string, StoredAward> {
  if (!awardType) return new Map();
  const stored = new Map<AwardTier, StoredAward>(
    awards.map(award => [
      { name: award.name, priority: award.priority, by: awardType === BY_SHARE ? 'percent' : 'number', amount: award.num },
      award,
    ]),
  );
  const won = awardsOf(rows, [...stored.keys()]);
  return new Map([...won].flatMap(([id, tier]) => (stored.has(tier) ? [[id, stored.get(tier) as StoredAward]] : [])));
}

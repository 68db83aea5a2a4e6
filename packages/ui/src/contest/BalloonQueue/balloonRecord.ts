import type { HallHelper, HallParticipant } from '../hall/hallRecord';

/** What has moved since a balloon was taken or delivered: the mark of the first went or came, or the solution is accepted no longer. */
export type BalloonChangeKind = 'notFirst' | 'nowFirst' | 'notAccepted';

/** A balloon that is to be brought: the first accepted submission of a participant for a problem. */
export interface BalloonRecord extends HallParticipant {
  /** Unique in the list; never shown. */
  id: string | number;
  /** Letter of the problem. */
  problemLabel: string;
  problemTitle?: string | undefined;
  /** `#rgb` or `#rrggbb`; without one it is a paper balloon. */
  color?: string | null | undefined;
  /** Null: the problem is solved no longer. */
  solvedAt: Date | number | string | null;
  /** Nobody solved the problem earlier. */
  first?: boolean | undefined;
  /** It is the first so far: an earlier try of somebody else is not judged yet. */
  firstProvisional?: boolean | undefined;
  /** The organiser who is on the way with it. */
  helper?: HallHelper | null | undefined;
  /** The participant has it. */
  delivered: boolean;
  /** What the helpers have to put right; such a balloon stands on top, in a list of its own. */
  change?: BalloonChangeKind | null | undefined;
  /** The organiser who looked after it last, whom one can ask. */
  changedBy?: string | null | undefined;
}

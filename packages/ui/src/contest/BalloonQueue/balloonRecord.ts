import type { HallHelper, HallParticipant } from '../hall/hallRecord';

/** A balloon that is to be brought: the first accepted submission of a participant for a problem. */
export interface BalloonRecord extends HallParticipant {
  /** Unique in the list; never shown. */
  id: string | number;
  /** Letter of the problem. */
  problemLabel: string;
  problemTitle?: string | undefined;
  /** `#rgb` or `#rrggbb`; without one it is a paper balloon. */
  color?: string | null | undefined;
  solvedAt: Date | number | string;
  /** Nobody solved the problem earlier. */
  first?: boolean | undefined;
  /** The organiser who is on the way with it. */
  helper?: HallHelper | null | undefined;
  /** The participant has it. */
  delivered: boolean;
}

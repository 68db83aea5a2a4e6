import type { Caller } from '../../access/caller';
import { isSealed } from '../../access/phase';
import { type InContest, isOi } from '../../access/scope';

/** Whether the seal hides all results of the contest from this caller: in an OI contest even the own ones. */
export const hidesResults = ({ contest, now, powers }: InContest<Caller | undefined>) =>
  isOi(contest) && isSealed(contest, now) && !powers.pastSeal;

import { contestKeys } from '../api/contestKeys';
import { useChange } from '../api/useChange';

export type VirtualStep = 'begin' | 'giveUp';

/** Begins a virtual participation, or gives it up: the whole contest is another one for the reader from then on. */
export const useVirtualRun = (cid: number) =>
  useChange(contestKeys.all(cid), ({ contest }, step: VirtualStep) =>
    step === 'begin' ? contest.startVirtual({ cid }) : contest.endVirtual({ cid }),
  );

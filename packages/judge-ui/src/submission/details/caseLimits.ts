import type { GrantedLimits } from '@oj/contract';

const KB_OF_MB = 1024;

/** What a case is granted in the language of its submission. */
export const caseLimitsOf = (limits: GrantedLimits | undefined) =>
  limits && { timeMs: limits.timeMs * limits.timeFactor, memoryKb: limits.memoryMb * limits.memoryFactor * KB_OF_MB };

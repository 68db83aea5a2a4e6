/** Exit codes of all commands. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** Nothing was done: the command cannot be meant, or there is something that it must not touch. */
  refused: 2,
  /** Done, and something was found that is not as it should be. */
  found: 3,
} as const;

/** Why a command does nothing. */
export class Refused extends Error {}

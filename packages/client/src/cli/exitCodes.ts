/** What a caller learns from the exit code. `notAccepted`: judged, and the verdict is another one. */
export const exitCodes = { done: 0, failed: 1, refused: 2, notAccepted: 3 } as const;

/** Nothing was done: the sentence says what to do instead. */
export class Refused extends Error {}

/** How an ACM contest counts. */
export interface AcmPenalty {
  /** What each wrong try before an accepted one costs. Default 20 minutes. */
  penaltyPerTrySeconds?: number | undefined;
  /** The time of an accepted try counts in whole minutes, rounded down. Default: in seconds. */
  countsWholeMinutes?: boolean | undefined;
  /** A try that the compiler refused costs as much as any other wrong one. Default: nothing. */
  penalisesCompileErrors?: boolean | undefined;
}

export const DEFAULT_PENALTY_SECONDS = 1200;

/** The part of a time that counts. */
export const countedSeconds = (seconds: number, { countsWholeMinutes = false }: AcmPenalty): number =>
  countsWholeMinutes ? seconds - (seconds % 60) : seconds;

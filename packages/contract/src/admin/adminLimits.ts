/* What forms of the back office share with the calls. In a file of their own: pages fetch them without the calls. */

export const MOST_EXPORTED_ENTRIES = 20_000;

/** Priorities of the judge queue, the first one first. `urgent` is only given by hand. */
export const queuePriorities = ['urgent', 'contest', 'practice', 'rejudge', 'proposal', 'reference'] as const;

/** What limits of a problem may be multiplied by. */
export const factorBounds = [0.1, 20] as const;

/** The least and the most that one submission may be allowed to hold a judge. */
export const judgingBounds = {
  mostJudgingSeconds: [10, 7_200],
  mostGroupJudgingSeconds: [10, 3_600],
} as const;

/** The least and the most that limits of alerts may be. */
export const alertBounds = {
  queueSeconds: [10, 86_400],
  diskPercent: [1, 90],
  backupDays: [1, 365],
  calibrationPercent: [1, 100],
} as const;

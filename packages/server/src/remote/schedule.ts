/**
 * Decides when what is sent to other sites, and by which account. These are functions of the time; the caller keeps the accounts and the
 * queue.
 */

export interface AccountView {
  id: number;
  isUsable: boolean;
  restUntil: number;
  lastSubmitAt: number;
  /** Somebody works with it. */
  isBusy: boolean;
}

export interface WaitingJob {
  id: number;
  /** Account that the job was given to; after sending, no other can follow it. Null: none yet. */
  accountId: number | null;
  isSent: boolean;
}

export interface Assignment {
  jobId: number;
  accountId: number;
}

/**
 * Who does what now. Jobs come in the order of the queue: the first one that can be done is done, by the account that rested longest; one
 * that is on its way already waits for its own account, and lets others pass.
 */
export function assign(
  jobs: readonly WaitingJob[],
  accounts: readonly AccountView[],
  { now, gapMs }: { now: number; gapMs: number },
): Assignment[] {
  const free = accounts.filter(account => account.isUsable && !account.isBusy && account.restUntil <= now);
  const taken = new Set<number>();
  const assignments: Assignment[] = [];
  for (const { id: jobId, accountId, isSent } of jobs) {
    const found = free
      .filter(({ id, lastSubmitAt }) => !taken.has(id) && (isSent ? id === accountId : lastSubmitAt + gapMs <= now))
      .toSorted((one, other) => one.lastSubmitAt - other.lastSubmitAt || one.id - other.id)[0];
    if (!found) continue;
    taken.add(found.id);
    assignments.push({ jobId, accountId: found.id });
  }
  return assignments;
}

const RESTS_MS = [2_000, 5_000, 15_000, 45_000];
const LONGEST_REST_MS = 300_000;

/**
 * How long a site is left alone after this number of failures in a row: a little more or less, so that judges do not all come back at once.
 */
export function backoffMs(failures: number, chance: number): number {
  const ms = RESTS_MS[failures - 1] ?? LONGEST_REST_MS;
  return Math.round(ms * (0.8 + 0.4 * chance));
}

const POLLS_MS = [2_000, 3_000, 4_500, 6_750];
const LONGEST_POLL_MS = 10_000;

/** The pause before a look at a run, by how often it was looked at. */
export const pollPauseMs = (looks: number) => POLLS_MS[looks] ?? LONGEST_POLL_MS;

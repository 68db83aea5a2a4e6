import { setTimeout as pause } from 'node:timers/promises';

/** Largest pause between two questions, in ms. Pauses grow with the time of waiting, since asking keeps the product busy. */
const LONGEST_PAUSE_MS = 100;
const SHARE_OF_WAIT = 0.1;

/** Asks again and again until there is an answer that is not undefined or false. */
export async function until<Answer>(
  ask: () => Promise<Answer> | Answer,
  patienceMs = 60_000,
  everyMs = 25,
): Promise<Exclude<Answer, undefined | false>> {
  const since = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<Answer, undefined | false>;
    const waitedMs = Date.now() - since;
    if (waitedMs > patienceMs) throw new Error(`no answer within ${patienceMs} ms: ${ask.toString().slice(0, 200)}`);
    await pause(Math.max(everyMs, Math.min(waitedMs * SHARE_OF_WAIT, LONGEST_PAUSE_MS)));
  }
}

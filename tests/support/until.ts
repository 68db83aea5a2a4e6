import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until there is an answer that is not undefined or false. */
export async function until<Answer>(
  ask: () => Promise<Answer> | Answer,
  patienceMs = 60_000,
  everyMs = 25,
): Promise<Exclude<Answer, undefined | false>> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<Answer, undefined | false>;
    if (Date.now() > deadline) throw new Error(`no answer within ${patienceMs} ms: ${ask.toString().slice(0, 200)}`);
    await pause(everyMs);
  }
}

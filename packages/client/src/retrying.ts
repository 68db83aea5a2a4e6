import { ApiError, pause, type Send } from '@oj/contract';

const FIRST_PAUSE_MS = 300;
/** A server that wants a longer pause is not waited for. */
const LONGEST_PAUSE_MS = 10_000;
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** A call with a key of its own does its work once, however often it arrives. */
const isKeyed = (input: unknown) => typeof (input as { clientKey?: unknown } | undefined)?.clientKey === 'string';

/** Sends again what failed for a reason that may pass, if sending it twice does no harm: after growing pauses, so many times at most. */
export const retrying =
  (send: Send, retries: number): Send =>
  async (endpoint, input, options) => {
    const mayRepeat = !endpoint.changes || isKeyed(input);
    for (let attempt = 0; ; attempt++) {
      const isLast = !mayRepeat || attempt >= retries;
      try {
        const response = await send(endpoint, input, options);
        const pauseMs = pauseOf(attempt, response);
        if (isLast || !PASSING.has(response.status) || pauseMs > LONGEST_PAUSE_MS) return response;
        await response.body?.cancel();
        await pause(pauseMs, options.signal);
      } catch (reason) {
        if (isLast || !(reason instanceof ApiError) || reason.code !== 'network.failed') throw reason;
        await pause(pauseOf(attempt), options.signal);
      }
    }
  };

/** Time to wait in milliseconds: what the server wants, else longer each time and random, so that clients do not come all at once. */
function pauseOf(attempt: number, response?: Response) {
  const wantedS = Number(response?.headers.get('retry-after'));
  if (wantedS > 0) return wantedS * 1000;
  return FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
}

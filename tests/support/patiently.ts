import { until } from './until';

const passing: ReadonlySet<string> = new Set(['network.failed', 'network.timeout', 'server.busy']);
const isPassing = (reason: unknown) => reason instanceof Error && 'code' in reason && passing.has(String(reason.code));

/** Asks until there is an answer: a product that is down comes back, and a busy one is so for a while. */
export const patiently = <Answer>(ask: () => Promise<Answer>) =>
  until(async () => {
    try {
      return { answer: await ask() };
    } catch (reason) {
      if (isPassing(reason)) return undefined;
      throw reason;
    }
  }, 90_000).then(({ answer }) => answer);

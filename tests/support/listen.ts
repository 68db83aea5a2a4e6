import type { Api } from './product';
import { until } from './until';

/** Listens until told to stop, and returns the events. */
export function listen(api: Api, topics: string) {
  const stop = new AbortController();
  const heard: { event: string; status?: number; score?: number | null; cid?: number }[] = [];
  const done = (async () => {
    for await (const event of api.live.open({ topics }, { signal: stop.signal })) heard.push(event);
  })().catch(() => undefined);
  return {
    heard,
    isReady: () => until(() => heard.some(({ event }) => event === 'ready')),
    async stop() {
      stop.abort();
      await done;
    },
  };
}

import type { LiveEvent } from '@oj/contract';
import type { Api } from './product';
import { until } from './until';

/** Names of the events that somebody hears on a topic. */
export function hearing(api: Api, topic: string) {
  const heard: LiveEvent['event'][] = [];
  const leave = new AbortController();
  const listening = (async () => {
    for await (const { event } of api.live.open({ topics: topic }, { signal: leave.signal })) heard.push(event);
  })().catch(() => undefined);
  return { heard, isOpen: () => until(() => heard.includes('ready')), leave: () => (leave.abort(), listening) };
}

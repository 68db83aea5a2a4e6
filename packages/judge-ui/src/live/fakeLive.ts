import { ApiError, type LiveEvent, Status } from '@oj/contract';
import type { Api } from '../api/ApiProvider';

/** A stream whose events a test sends. */
export interface FakeStream {
  topics: string;
  lastEventId: string | undefined;
  isAborted(): boolean;
  /** Sends an event, or breaks the connection off when there is none. */
  send(event?: LiveEvent, id?: string): void;
}

/** The live calls of an API whose streams send what a test tells them to. */
export function fakeLive() {
  const streams: FakeStream[] = [];
  const changes: { streamId: string; topics: string[] }[] = [];
  let knownStream: string | undefined;

  const open: Api['live']['open'] = async function* ({ topics } = { topics: '' }, { signal, lastEventId, onEventId } = {}) {
    const sent: { event?: LiveEvent; id?: string }[] = [];
    let wake = () => undefined as void;
    signal?.addEventListener('abort', () => wake());
    const send: FakeStream['send'] = (event, id) => {
      sent.push({ event, id });
      wake();
    };
    streams.push({ topics, lastEventId, isAborted: () => signal?.aborted ?? false, send });
    for (;;) {
      const next = sent.shift();
      if (signal?.aborted) return;
      if (!next) {
        await new Promise<void>(resolve => (wake = resolve));
      } else {
        if (!next.event) return;
        yield next.event;
        if (next.id) onEventId?.(next.id);
      }
    }
  };
  const quiet = new Set<string>();
  const change: Api['live']['change'] = async ({ streamId, topics } = { streamId: '', topics: [] }) => {
    changes.push({ streamId, topics });
    if (streamId !== knownStream) throw new ApiError('stream.notFound');
    return { missed: topics.filter(topic => !quiet.has(topic)) };
  };

  return {
    api: { live: { open, change } },
    streams,
    changes,
    /** Topics of which a change of the stream says that nothing was missed. */
    quiet,
    /** Opens the newest stream under this name, which changes are taken for. */
    opened(streamId: string, { resumed = false } = {}) {
      knownStream = streamId;
      streams.at(-1)?.send({ event: 'opened', streamId, resumed });
      if (!resumed) streams.at(-1)?.send({ event: 'ready' }, `${streamId}-0`);
    },
    forgetStreams: () => (knownStream = undefined),
  };
}

export const compiling = (submitId: number): LiveEvent => ({ event: 'submission.compiling', submitId, status: Status.compiling });

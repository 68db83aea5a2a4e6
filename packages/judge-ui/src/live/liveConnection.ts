import type { LiveEvent, SubmissionEvent } from '@oj/contract';
import type { Api } from '../api/ApiProvider';

/**
 * One stream for the whole tab. Whoever wants a topic adds a listener; when the set of topics changes, the stream is
 * opened anew, and after each opening the listeners are told to fetch what they may have missed. While there is no stream
 * (`connected` is false), readers poll.
 */
export interface LiveListener {
  onEvent(event: SubmissionEvent): void;
  /** Events may have been missed. */
  onGap(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const STREAM_AFTER_MS = 20;

export class LiveConnection {
  private readonly listeners = new Map<LiveListener, string>();
  private readonly watchers = new Set<() => void>();
  private open: { topics: string; stop: AbortController } | undefined;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  private isConnected = false;

  constructor(private readonly api: Api) {}

  listen(topic: string, listener: LiveListener) {
    this.listeners.set(listener, topic);
    this.soon(STREAM_AFTER_MS);
    return () => {
      this.listeners.delete(listener);
      this.soon(STREAM_AFTER_MS);
    };
  }

  readonly connected = () => this.isConnected;

  readonly watch = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  private soon(pauseMs: number) {
    clearTimeout(this.reopening);
    this.reopening = setTimeout(() => this.adjust(), pauseMs);
  }

  private adjust() {
    const topics = [...new Set(this.listeners.values())].toSorted().join(',');
    if (topics === (this.open?.topics ?? '')) return;
    this.open?.stop.abort();
    this.open = undefined;
    this.setConnected(false);
    if (!topics) return;
    const stop = new AbortController();
    this.open = { topics, stop };
    void this.read(topics, stop.signal);
  }

  private async read(topics: string, signal: AbortSignal) {
    try {
      for await (const event of this.api.live.open({ topics }, { signal })) this.take(event);
    } catch {
      // Whatever broke the stream, the answer is to open it again.
    }
    if (signal.aborted) return;
    this.open = undefined;
    this.setConnected(false);
    this.soon(this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }

  private take(event: LiveEvent) {
    if (event.event === 'ready') {
      this.pauseMs = FIRST_PAUSE_MS;
      this.setConnected(true);
      for (const listener of this.listeners.keys()) listener.onGap();
      return;
    }
    for (const [listener, topic] of this.listeners) {
      if (topic === 'submissions' || topic === `submission:${event.submitId}`) listener.onEvent(event);
    }
  }

  private setConnected(connected: boolean) {
    if (connected === this.isConnected) return;
    this.isConnected = connected;
    this.watchers.forEach(watcher => watcher());
  }
}

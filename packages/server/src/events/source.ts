/** Receives what a source of events brings. */
export interface EventReceiver {
  /** A notification, as `batchesOf` writes it. Every process receives the same ones in the order of the commits. */
  onPayload(payload: string | undefined): void;
  /** Something may have been missed. */
  onGap(): void;
}

/** Brings the events that any process publishes to this one. */
export interface EventSource {
  /** Where the events come from at present. */
  readonly server: 'postgres' | 'redis';
  /** Resolves when this process receives events. @throws when the database cannot be reached. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Pause between two attempts to connect again. */
export const RETRY_MS = 500;

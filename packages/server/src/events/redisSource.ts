import { PostgresSource } from './postgresSource';
import { openRelay, type Relay } from './redisRelay';
import { type EventSource, type EventReceiver, RETRY_MS } from './source';

/**
 * Receives what a Redis or Valkey server relays. While the server is away the process listens to PostgreSQL itself, so that its memory
 * stays current; each change between the two is a gap.
 */
export class RedisSource implements EventSource {
  private relay: Relay | undefined;
  private direct: PostgresSource | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly redisUrl: string,
    private readonly receiver: EventReceiver,
  ) {}

  get server() {
    return this.relay ? 'redis' : 'postgres';
  }

  async open() {
    // PostgreSQL comes first: an error that it cannot be reached is the same as without Redis.
    this.direct = new PostgresSource(this.url, this.receiver);
    await this.direct.open();
    void this.change();
  }

  async close() {
    this.closed = true;
    await Promise.all([this.direct?.close(), this.relay?.close()]);
  }

  /**
   * Changes from PostgreSQL to the server as soon as that answers. Only one of the two is listened to at a time, so nothing arrives twice.
   */
  private async change(): Promise<void> {
    const receiver: EventReceiver = {
      onPayload: payload => this.relay && this.receiver.onPayload(payload),
      onGap: () => this.relay && this.receiver.onGap(),
    };
    const relay = await openRelay(this.url, this.redisUrl, receiver, () => this.fallBack()).catch(() => undefined);
    if (this.closed) return relay?.close();
    if (!relay) return this.later();
    this.relay = relay;
    const direct = this.direct;
    this.direct = undefined;
    const closing = direct?.close();
    this.receiver.onGap();
    await Promise.all([closing, relay.announce().catch(() => undefined)]);
    if (relay.isLost()) this.fallBack();
  }

  private fallBack() {
    if (this.closed || this.direct || !this.relay) return;
    const lost = this.relay;
    this.relay = undefined;
    this.direct = new PostgresSource(this.url, this.receiver);
    this.direct.openLater();
    void lost.close();
    this.later();
  }

  private later() {
    setTimeout(() => !this.closed && void this.change(), RETRY_MS);
  }
}

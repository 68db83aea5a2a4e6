import { Injectable } from '@nestjs/common';
import type { LiveStream } from './liveStream';

/** The streams that are open in this process, found by what they are looked for. */
@Injectable()
export class StreamRegistry {
  private readonly byId = new Map<string, LiveStream>();
  private readonly byTopic = new Groups<string>();
  private readonly byUser = new Groups<number>();

  get size() {
    return this.byId.size;
  }

  add(stream: LiveStream) {
    this.byId.set(stream.id, stream);
    if (stream.caller) this.byUser.add(stream.caller.id, stream);
  }

  remove(stream: LiveStream) {
    this.byId.delete(stream.id);
    if (stream.caller) this.byUser.remove(stream.caller.id, stream);
  }

  join(topic: string, stream: LiveStream) {
    this.byTopic.add(topic, stream);
  }

  leave(topic: string, stream: LiveStream) {
    this.byTopic.remove(topic, stream);
  }

  find = (id: string): LiveStream | undefined => this.byId.get(id);

  /** Streams that listen to at least one of these topics. */
  listeningTo = (topics: string[]): Set<LiveStream> => new Set(topics.flatMap(topic => [...this.byTopic.of(topic)]));

  ofUser = (userId: number): LiveStream[] => [...this.byUser.of(userId)];

  every = (): Iterable<LiveStream> => this.byId.values();
}

class Groups<Key> {
  private readonly groups = new Map<Key, Set<LiveStream>>();

  of = (key: Key): Iterable<LiveStream> => this.groups.get(key) ?? [];

  add(key: Key, stream: LiveStream) {
    const group = this.groups.get(key);
    if (group) group.add(stream);
    else this.groups.set(key, new Set([stream]));
  }

  remove(key: Key, stream: LiveStream) {
    const group = this.groups.get(key);
    group?.delete(stream);
    if (group?.size === 0) this.groups.delete(key);
  }
}

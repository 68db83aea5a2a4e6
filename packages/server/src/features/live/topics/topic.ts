import { type LiveEvent, type TopicKind, topicsOfChange } from '@oj/contract';
import type { Caller } from '../../../access/caller';
import type { AccessChange } from '../../../events/events';
import type { ReaderEvent } from '../live.rules';

/** A topic as it is asked for, such as `submission:12`. The id is 0 where the kind has none. */
export interface TopicName {
  name: string;
  id: number;
}

/** A kind of topic. The contract says how its names are read. */
export interface Topic {
  /**
   * Those of these topics that the caller may listen to, by stored rows. Called when they are added to a stream, and after `unsureAfter`.
   */
  allowed(names: TopicName[], caller: Caller | undefined): Promise<TopicName[]> | TopicName[];
  /** Whether a listener of the user, or any listener, may have lost the right to a topic. Absent: nothing but the end of a session takes it. */
  unsureAfter?(topic: TopicName, change: AccessChange): boolean;
  /** Topics of this kind that an event belongs to. */
  namesOf(event: ReaderEvent): string[];
  /** Set when everybody who may listen to a topic of this kind may know that something happened to it. */
  isOpen?: true;
  /** Topics of this kind to which `follow` may send something after an event. */
  toldAfter?(event: ReaderEvent): string[];
  /** Tells a listener what is not published as an event, until the function that it returns is called. */
  follow?(topic: TopicName, tell: (event: LiveEvent) => void): () => void;
}

/** The topic of this kind that an event belongs to which only says that something changed. */
export const changeNames =
  (kind: TopicKind) =>
  (event: ReaderEvent): string[] => {
    if ('submitId' in event) return [];
    return topicsOfChange(event).filter(name => name.startsWith(`${kind}:`));
  };

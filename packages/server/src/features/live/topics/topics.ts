import { type LiveEvent, topicOf, type TopicKind } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../access/caller';
import { Scopes } from '../../../access/scope';
import { SubmissionQueries } from '../../submission/submission.queries';
import type { AccessChange } from '../../../events/events';
import type { ReaderEvent } from '../live.rules';
import { BoardWatch } from '../../contestBoard/board/boardWatch';
import { DiscussionAccess } from '../../discussion/discussionAccess';
import { QueuePlaces } from '../queuePlaces';
import { balloonsTopic, boardTopic, contestTopic, organisersTopic, printsTopic, proposalsTopic, questionsTopic } from './contest.topic';
import { discussionTopic } from './discussion.topic';
import { submissionTopic } from './submission.topic';
import { submissionsTopic } from './submissions.topic';
import type { Topic, TopicName } from './topic';
import { userTopic } from './user.topic';

/** Every kind of topic of the contract. Topics that nobody may listen to are left out without a word: to a stranger they do not exist. */
@Injectable()
export class Topics {
  private readonly kinds: Record<TopicKind, Topic>;

  constructor(submissions: SubmissionQueries, places: QueuePlaces, scopes: Scopes, discussions: DiscussionAccess, boards: BoardWatch) {
    this.kinds = {
      submissions: submissionsTopic,
      submission: submissionTopic(submissions, places),
      contest: contestTopic(scopes),
      board: boardTopic(scopes, boards),
      organisers: organisersTopic(scopes),
      balloons: balloonsTopic(scopes),
      prints: printsTopic(scopes),
      proposals: proposalsTopic(scopes),
      questions: questionsTopic(scopes),
      discussion: discussionTopic(discussions),
      user: userTopic,
    };
  }

  /** Those of these topics that the caller may listen to. */
  async allowed(names: string[], caller: Caller | undefined): Promise<string[]> {
    const parsed = names.map(name => ({ name, ...this.parse(name) }));
    const byKind = Map.groupBy(parsed, ({ kind }) => kind);
    const answers = [...byKind].map(([kind, asked]) => kind.allowed(asked, caller));
    return (await Promise.all(answers)).flat().map(({ name }) => name);
  }

  /** Those of these topics to which a listener may have lost the right. */
  unsureAfter(names: string[], change: AccessChange): string[] {
    return names.filter(name => {
      const { kind, id } = this.parse(name);
      return kind.unsureAfter?.({ name, id }, change);
    });
  }

  namesOf = (event: ReaderEvent): string[] => Object.values(this.kinds).flatMap(kind => kind.namesOf(event));

  /** Topics that an event does not belong to, but to which something may be sent after it. */
  toldAfter = (event: ReaderEvent): string[] => Object.values(this.kinds).flatMap(kind => kind.toldAfter?.(event) ?? []);

  isOpen = (name: string): boolean => this.parse(name).kind.isOpen ?? false;

  /** @returns how to stop. */
  follow(name: string, tell: (event: LiveEvent) => void): () => void {
    const { kind, id } = this.parse(name);
    return kind.follow?.({ name, id }, tell) ?? (() => undefined);
  }

  private parse(name: string): Pick<TopicName, 'id'> & { kind: Topic } {
    const topic = topicOf(name);
    if (!topic) throw new Error(`there is no topic ${name}`);
    return { kind: this.kinds[topic.kind], id: topic.id ?? 0 };
  }
}

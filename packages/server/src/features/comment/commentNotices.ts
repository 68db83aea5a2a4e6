import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { plainTextOf } from '../../plainText';
import { usernameKeyOf } from '../account/account.rules';
import type { Interaction } from '../notification/notification.table';
import { notify } from '../notification/notify.queries';
import { mentionsIn } from './comment.rules';
import { seesComment, seesReply } from './comment.visibility';
import { commentAddress, commentPage } from './commentAddress';
import { type CommentPlace, CommentPlaces } from './commentPlace';
import { CommentWritingQueries } from './commentWriting.queries';

interface Written {
  id: number;
  userId: number;
  content: string;
  byOrganiser: boolean;
}

/** What a new reply answers. */
export interface Answered {
  /** The comment that it is below. */
  comment: Omit<Written, 'content'>;
  /** The comment or reply that is answered. */
  target: Written & { type: 'Comment' | 'Reply' };
}

type Person = Awaited<ReturnType<CommentWritingQueries['people']>>[number];

/** Notifies users about comments, in the transaction that stores them, and only about those that they may see. */
@Injectable()
export class CommentNotices {
  constructor(
    private readonly queries: CommentWritingQueries,
    private readonly places: CommentPlaces,
  ) {}

  /** Publishes that comments of the place have changed, so that its readers fetch them again. */
  async announce(tx: Executor, { kind, id, isForAll }: CommentPlace, comment: Pick<Written, 'userId' | 'byOrganiser'>) {
    if (kind === 'discussion') return publish(tx, { event: 'discussion.commented', did: id });
    const contest = { observerIds: await this.queries.observersOf(tx, id) };
    const about = { askerId: comment.userId, contest, isForAll: isForAll || comment.byOrganiser };
    await publish(tx, { event: 'questions.changed', cid: id, about });
  }

  /** Publishes to the organisers of a contest alone that another of them looks after a question. */
  async announceToOrganisers(tx: Executor, { id }: CommentPlace) {
    const about = { askerId: NOBODY, contest: { observerIds: await this.queries.observersOf(tx, id) }, isForAll: false };
    await publish(tx, { event: 'questions.changed', cid: id, about });
  }

  /** Notifies the user who is answered, or the author of the place, and those who are mentioned. */
  async tellOfWritten(tx: Executor, place: CommentPlace, written: Written, answered?: Answered) {
    const deed = await this.interactionOf(tx, place, written, answered);
    const [first] = await this.queries.people(tx, { ids: [answered ? answered.target.userId : place.authorId] });
    const others = (await this.mentioned(tx, written.content)).filter(({ id }) => id !== first?.id);
    const kind = answered ? 'reply' : 'comment';
    if (first && (await this.sees(tx, first, { place, written, answered })))
      await notify(tx, { kind, userId: first.id, senderId: written.userId, deed });
    for (const person of others) {
      if (await this.sees(tx, person, { place, written, answered }))
        await notify(tx, { kind: 'reply', userId: person.id, senderId: written.userId, deed: { ...deed, action: 'Reply' } });
    }
  }

  async tellOfLike(tx: Executor, place: CommentPlace, comment: Pick<Written, 'id' | 'userId' | 'content'>, senderId: number) {
    const quote = { type: 'Comment', id: comment.id, content: comment.content } as const;
    const deed: Interaction = {
      action: 'Like_Discuss',
      source: await this.sourceOf(tx, place),
      quote,
      url: commentAddress(place, { id: comment.id, isReply: false }),
    };
    await notify(tx, { kind: 'like', userId: comment.userId, senderId, deed });
  }

  /** Notifies the author that a moderator has deleted the comment. */
  async tellOfRemoval(tx: Executor, place: CommentPlace, comment: { userId: number; content: string }, senderId: number) {
    const { title } = await this.queries.ownerOf(tx, place);
    const matter = { about: 'comment', text: plainTextOf(comment.content, LONGEST_EXCERPT), title, url: commentPage(place) } as const;
    await notify(tx, { kind: 'mine', userId: comment.userId, senderId, matter });
  }

  private async interactionOf(
    tx: Executor,
    place: CommentPlace,
    { id, content }: Written,
    answered: Answered | undefined,
  ): Promise<Interaction> {
    const source = { ...(await this.sourceOf(tx, place)), content };
    if (!answered) return { action: 'Discuss', source, url: commentAddress(place, { id, isReply: false }) };
    const { type, id: quoted, content: words } = answered.target;
    return { action: 'Reply', source, quote: { type, id: quoted, content: words }, url: commentAddress(place, { id, isReply: true }) };
  }

  private async sourceOf(tx: Executor, place: CommentPlace): Promise<Interaction['source']> {
    const type = place.kind === 'contest' ? 'Contest' : 'Discussion';
    const { title } = await this.queries.ownerOf(tx, place);
    return { type, id: place.id, title };
  }

  /** The mentioned users: for each `@` the longest name that somebody has. */
  private async mentioned(tx: Executor, content: string): Promise<Person[]> {
    const candidates = mentionsIn(content).map(names => names.map(usernameKeyOf));
    if (!candidates.length) return [];
    const people = new Map((await this.queries.people(tx, { keys: candidates.flat() })).map(person => [person.usernameKey, person]));
    const named = candidates.map(keys => keys.map(key => people.get(key)).find(person => person !== undefined));
    return [...new Set(named)].filter(person => person !== undefined);
  }

  /** Whether somebody finds there what was written. */
  private async sees(
    tx: Executor,
    { id, username, role }: Person,
    { place, written, answered }: { place: CommentPlace; written: Written; answered: Answered | undefined },
  ) {
    const owner = { contestId: place.kind === 'contest' ? place.id : null, discussionId: place.kind === 'discussion' ? place.id : null };
    const theirs = await this.places.ofStored(owner, { id, username, role }, tx).catch(() => undefined);
    if (!theirs) return false;
    return answered ? seesComment(theirs, answered.comment) && seesReply(theirs, written, answered.comment) : seesComment(theirs, written);
  }
}

const LONGEST_EXCERPT = 100;
/** No user has this number. */
const NOBODY = 0;

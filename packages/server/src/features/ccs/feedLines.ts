import { type CcsNotification, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { accountOf, judgementOf, organizationsOf, stateOf, submissionOf, teamOf } from './ccs.rules';
import { type Asking, CcsReader, codeOf, seesAccount, type ShortCollection } from './ccsReader';
import type { Change } from './contestChanges';

type Lines = AsyncGenerator<CcsNotification>;

/** What a feed has sent. A feed that goes on behind a token knows of nothing, and may send something twice. */
export interface Known {
  teams: Set<string>;
  schools: Set<string>;
  awards: string;
}

/** Set before a contest; what they refer to comes first. Accounts belong to teams. */
const configured = ['judgement-types', 'languages', 'problems', 'groups', 'organizations', 'teams', 'accounts'] as const;

/** What a feed says: of everything there is, or of what has changed. The state of the contest is always the last line. */
@Injectable()
export class FeedLines {
  constructor(private readonly reader: CcsReader) {}

  /** All objects of the contest, one in a line. */
  async *everything(asking: Asking, known: Known): Lines {
    yield await this.contest(asking);
    for (const type of configured) {
      for (const data of await this.reader.read(type, asking)) {
        if (type === 'teams') known.teams.add(data.id);
        if (type === 'organizations') known.schools.add(data.id);
        yield { type, id: data.id, data };
      }
    }
    if (asking.scoped.powers.read) {
      for (const data of await this.reader.read('clarifications', asking)) yield { type: 'clarifications', id: data.id, data };
      yield* this.submissions(asking);
    }
    yield* this.ending(asking, known);
  }

  changed = (asking: Asking, change: Change, known: Known): Lines =>
    change.isWhole ? this.anew(asking, known) : this.few(asking, change, known);

  /** Whole collections take the place of what there was. Submissions may be too many for one line. */
  private async *anew(asking: Asking, known: Known): Lines {
    yield await this.contest(asking);
    for (const type of configured) yield await this.whole(type, asking);
    known.teams = new Set((await this.reader.people(asking)).people.map(({ id }) => id));
    known.schools.clear();
    if (asking.scoped.powers.read) {
      yield await this.whole('clarifications', asking);
      yield { type: 'judgements', id: null, data: [] };
      yield { type: 'submissions', id: null, data: [] };
      yield* this.submissions(asking);
    }
    known.awards = '';
    yield* this.ending(asking, known);
  }

  /** Submissions take long: the seal may have begun meanwhile. */
  private async *ending(asking: Asking, known: Known): Lines {
    const now = await this.reader.askAgain(asking);
    yield* this.awards(now, known);
    yield stateLine(now);
  }

  /** Nothing at all when only people have changed who are not in the contest. */
  private async *few(asking: Asking, { ids, people, questions }: Change, known: Known): Lines {
    const changed = await this.teamsAmong(people, asking, known);
    const sent = known.teams.size;
    if (!ids.size && !changed.size && !questions && people.size) return;
    if (ids.size || changed.size || questions) {
      yield* this.teams(asking, known, changed);
      if (ids.size && asking.scoped.powers.read) yield* this.submissions(asking, [...ids]);
      yield* this.awards(asking, known);
    }
    // A clarification refers to a team: one that is new may have asked before.
    if (asking.scoped.powers.read && (questions || known.teams.size !== sent)) yield await this.whole('clarifications', asking);
    yield stateLine(asking);
  }

  /** A submission, then its verdict; without one, that there is none any more. */
  private async *submissions(asking: Asking, only?: readonly number[]): Lines {
    const { contest } = asking.scoped;
    for await (const row of this.reader.submissions(asking, only)) {
      const id = String(row.id);
      const isGone = row.status === Status.cancelled;
      const judgement = judgementOf(row, contest);
      if (only && !judgement) yield { type: 'judgements', id, data: null };
      if (isGone && only) yield { type: 'submissions', id, data: null };
      if (isGone) continue;
      yield { type: 'submissions', id, data: submissionOf(row, contest, codeOf(asking)) };
      if (judgement) yield { type: 'judgements', id, data: judgement };
    }
  }

  private async teamsAmong(people: ReadonlySet<number>, asking: Asking, known: Known): Promise<Set<string>> {
    const onBoard = people.size ? await this.reader.onBoard(asking, people) : [];
    const sent = [...people].map(String).filter(id => known.teams.has(id));
    return new Set([...onBoard.map(String), ...sent]);
  }

  /** Teams that are new on the board, and those that have changed or left it. They come before their submissions. */
  private async *teams(asking: Asking, known: Known, changed: ReadonlySet<string>): Lines {
    const { people, rankShowName } = await this.reader.people(asking);
    const present = new Set(people.map(({ id }) => id));
    yield* this.left(
      asking,
      known,
      [...changed].filter(id => known.teams.has(id) && !present.has(id)),
    );
    const fresh = people.filter(({ id }) => changed.has(id) || !known.teams.has(id));
    for (const data of organizationsOf(fresh)) {
      if (!known.schools.has(data.id)) yield { type: 'organizations', id: data.id, data };
      known.schools.add(data.id);
    }
    for (const person of fresh) {
      known.teams.add(person.id);
      yield { type: 'teams', id: person.id, data: teamOf(person, rankShowName) };
      if (seesAccount(asking, person)) yield { type: 'accounts', id: person.id, data: accountOf(person) };
    }
  }

  /** An account refers to its team, and goes before it. */
  private *left(asking: Asking, known: Known, ids: readonly string[]): Generator<CcsNotification> {
    for (const id of ids) {
      known.teams.delete(id);
      if (seesAccount(asking, { id })) yield { type: 'accounts', id, data: null };
      yield { type: 'teams', id, data: null };
    }
  }

  /** Where they are not as they were sent. */
  private async *awards(asking: Asking, known: Known): Lines {
    const data = await this.reader.read('awards', asking);
    const text = JSON.stringify(data);
    if (text === known.awards) return;
    known.awards = text;
    yield { type: 'awards', id: null, data };
  }

  private contest = async (asking: Asking): Promise<CcsNotification> => ({
    type: 'contest',
    id: null,
    data: await this.reader.contest(asking),
  });

  private whole = async (type: ShortCollection, asking: Asking): Promise<CcsNotification> => ({
    type,
    id: null,
    data: await this.reader.read(type, asking),
  });
}

const stateLine = ({ scoped: { contest, now } }: Asking): CcsNotification => ({ type: 'state', id: null, data: stateOf(contest, now) });

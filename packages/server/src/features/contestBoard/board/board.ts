import { type AcmCell, awardPlaces, type BoardView, LiveBoard, type OiCell, prizeOf, TryLog } from '@oj/ui/ranking';
import { secondAt } from '../../../access/contestClock';
import type { StoredAward } from '../../contest/contest.table';
import type { BoardContest, BoardData, Participant } from './board.queries';
import { isOnBoard, toTry, type TryRow } from './boardTries';
import { type BoardRules, type ContestStanding, rulesOf } from '../../contest/contestRules';
import { RowNotes } from './rowNotes';

/** What a reader sees of a board. */
export interface ViewKind {
  /** Results since the seal are hidden. */
  isSealed: boolean;
  /** Submissions after the end count. */
  withAfterEnd: boolean;
  /** The board as it stood at this second. Undefined: as it is. */
  untilSeconds?: number | undefined;
}

export type BoardRow = ContestStanding & Participant;

/** Rows in order. Rank and marks of a row are worked out when it is asked for. */
export interface OrderedRows {
  readonly length: number;
  /** How many have a rank. */
  readonly rankedCount: number;
  personAt(position: number): Participant | undefined;
  rowAt(position: number): BoardRow | undefined;
  positionOf(id: string): number | undefined;
  /** Notes that are kept with these rows until one of them changes. Undefined: the rows are made for one reader. */
  readonly notes?: RowNotes | undefined;
}

type Live = LiveBoard<AcmCell | OiCell, ContestStanding>;

/** Boards of the past that are kept beside those of the present. */
const MOST_PAST = 8;
const keyOf = ({ isSealed, withAfterEnd, untilSeconds }: ViewKind) => JSON.stringify([isSealed, withAfterEnd, untilSeconds]);

/**
 * The board of a contest: computed from its submissions, nothing of it is stored. Each view is computed when it is first asked for; from
 * then on changes of submissions are put into it one by one.
 */
export class Board {
  readonly contest: BoardContest;
  readonly rules: BoardRules;
  private readonly problems: BoardData['problems'];
  private readonly people: Map<string, Participant>;
  private readonly log = new TryLog();
  private readonly views = new Map<string, Live>();
  /** Views of past moments by the same keys, least recently read first. */
  private readonly past = new Map<string, Live>();
  private notes = new WeakMap<Live, RowNotes>();

  constructor({ contest, problems, participants, tries }: BoardData) {
    this.contest = contest;
    this.rules = rulesOf(contest);
    this.problems = problems;
    this.people = new Map(participants.map(person => [person.id, person]));
    for (const row of tries) this.store(row);
  }

  /** Whether a user is on the board, or would be with a submission. */
  knows = (userId: number): boolean => this.people.has(String(userId));

  /** Whether a user is on the board, or has submitted without being on it, as organisers do. */
  concerns = (userId: number): boolean => this.knows(userId) || this.log.byProblem(String(userId)).size > 0;

  /** What a problem is called in the contest. */
  labelOf = (problemId: number): string | undefined => this.problems.get(problemId);

  /** Whether a view can be read without computing it. */
  isKept = (kind: ViewKind): boolean => this.views.has(keyOf(kind)) || this.past.has(keyOf(kind));

  /** A cell of somebody on the board, with its tries; undefined when there is no such row or problem. */
  cell(kind: ViewKind, userId: string, displayId: string) {
    const live = this.live(kind);
    const isThere = live.positionOf(userId) !== undefined && [...this.problems.values()].includes(displayId);
    return isThere ? live.cellOf(userId, displayId) : undefined;
  }

  /** Who solved each problem first, by its label, and whether that is sure. */
  firstSolvers = (kind: ViewKind): ReturnType<Live['firstSolvers']> => this.live(kind).firstSolvers();

  rows(kind: ViewKind): OrderedRows {
    const live = this.live(kind);
    return {
      get length() {
        return live.length;
      },
      get rankedCount() {
        return live.rankedCount;
      },
      personAt: position => this.people.get(live.entrantAt(position)?.id ?? ''),
      rowAt: position => this.withPerson(live.rowAt(position)),
      positionOf: id => live.positionOf(id),
      notes: this.notesOf(live),
    };
  }

  private notesOf(live: Live): RowNotes {
    const notes = this.notes.get(live) ?? new RowNotes();
    this.notes.set(live, notes);
    return notes;
  }

  private live(kind: ViewKind): Live {
    const views = kind.untilSeconds === undefined ? this.views : this.past;
    const key = keyOf(kind);
    const live: Live = views.get(key) ?? new LiveBoard(this.rules, this.log, this.people.values(), this.viewOf(kind));
    views.delete(key);
    views.set(key, live);
    for (const oldest of this.past.keys()) {
      if (this.past.size <= MOST_PAST) break;
      this.past.delete(oldest);
    }
    return live;
  }

  /** A submission as it is now. */
  put(row: TryRow) {
    const problem = this.store(row);
    if (problem !== undefined) for (const live of this.changing()) live.changed(String(row.userId), problem);
  }

  putPerson(person: Participant) {
    this.people.set(person.id, person);
    for (const live of this.changing()) live.putEntrant(person);
  }

  /** These are all participants, as they are now. */
  setPeople = (people: readonly Participant[]) => this.replacePeople([...this.people.keys()], people);

  /** Some participants, as they are now. Whoever is not found is on the board no longer. */
  replacePeople(ids: readonly string[], found: readonly Participant[]) {
    const present = new Set(found.map(({ id }) => id));
    for (const id of ids) {
      if (present.has(id) || !this.people.delete(id)) continue;
      for (const live of this.changing()) live.removeEntrant(id);
    }
    for (const person of found) if (!isSame(person, this.people.get(person.id))) this.putPerson(person);
  }

  /** Every view, to be changed: what was kept of its rows is old. */
  private changing() {
    this.notes = new WeakMap();
    return [...this.views.values(), ...this.past.values()];
  }

  /** The name of its problem, if it is one of the contest. */
  private store(row: TryRow): string | undefined {
    const problem = this.labelOf(row.problemId);
    if (problem === undefined) return undefined;
    const tried = toTry(row, problem);
    if (isOnBoard(row)) this.log.put(tried);
    else this.log.remove(tried);
    return problem;
  }

  private withPerson(row: ContestStanding | undefined): BoardRow | undefined {
    const person = row && this.people.get(row.id);
    return row && person && { ...person, ...row };
  }

  private viewOf({ isSealed, withAfterEnd, untilSeconds }: ViewKind): BoardView {
    const { contest } = this;
    return {
      onlyWithTries: true,
      durationSeconds: secondAt(contest, contest.endAt),
      withAfterEnd,
      untilSeconds,
      ...(isSealed && contest.sealAt && { freezeAtSeconds: secondAt(contest, contest.sealAt) }),
    };
  }
}

const isSame = (person: Participant, other: Participant | undefined) =>
  other !== undefined && (Object.keys(person) as (keyof Participant)[]).every(field => person[field] === other[field]);

const BY_SHARE = 1;

/** Which award a row wins, of so many that have a rank. */
export function awardsFor({ awardType, awards }: Pick<BoardContest, 'awardType' | 'awards'>, rankedCount: number) {
  const tiers = awards.map(award => ({ ...award, award, by: awardType === BY_SHARE ? 'percent' : 'number', amount: award.num }) as const);
  const places = awardPlaces(awardType ? tiers : [], rankedCount);
  return (row: BoardRow): StoredAward | undefined => prizeOf(row, places)?.tier.award;
}

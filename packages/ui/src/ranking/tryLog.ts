import { byTime, type ContestTry } from './contestTry';

/** What names a try: its participant and problem never change. */
export type TryName = Pick<ContestTry, 'id' | 'entrantId' | 'problem'>;

/** The tries of one participant. */
interface OwnTries {
  byProblem: Map<string, ContestTry[]>;
  /** The greatest id that was ever among them: a try with a greater one is not. */
  newestId: number;
}

/** All tries of a contest, of each participant and problem in the order in which they were made. */
export class TryLog {
  private readonly byEntrant = new Map<string, OwnTries>();

  /** Takes the place of the try with the same id. */
  put(tried: ContestTry) {
    const own = this.triesOf(tried.entrantId);
    const tries = listOf(own, tried.problem);
    const { id = 0 } = tried;
    const isNew = id > own.newestId;
    if (isNew) own.newestId = id;
    const place = placeOf(tries, tried);
    const there = tries[place];
    if (there && there.id === tried.id) {
      tries[place] = tried;
      return;
    }
    if (!isNew) takeOut(tries, tried.id);
    // Most come in order: to put in between costs several times as much.
    if (isNew && place === tries.length) tries.push(tried);
    else tries.splice(isNew ? place : placeOf(tries, tried), 0, tried);
  }

  remove({ id, entrantId, problem }: TryName) {
    takeOut(this.byEntrant.get(entrantId)?.byProblem.get(problem) ?? [], id);
  }

  of = (entrantId: string, problem: string): readonly ContestTry[] => this.byEntrant.get(entrantId)?.byProblem.get(problem) ?? [];

  /** Tries of one participant by problem. */
  byProblem = (entrantId: string): ReadonlyMap<string, readonly ContestTry[]> => this.byEntrant.get(entrantId)?.byProblem ?? nothing;

  private triesOf(entrantId: string): OwnTries {
    const known = this.byEntrant.get(entrantId);
    if (known) return known;
    const own: OwnTries = { byProblem: new Map(), newestId: -1 };
    this.byEntrant.set(entrantId, own);
    return own;
  }
}

function listOf({ byProblem }: OwnTries, problem: string): ContestTry[] {
  const known = byProblem.get(problem);
  if (known) return known;
  const tries: ContestTry[] = [];
  byProblem.set(problem, tries);
  return tries;
}

const nothing: ReadonlyMap<string, readonly ContestTry[]> = new Map();

/** Where a try belongs, by halving: nothing before it was made later or at the same time. */
function placeOf(tries: readonly ContestTry[], tried: ContestTry): number {
  let [from, to] = [0, tries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = tries[middle];
    if (there && byTime(there, tried) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function takeOut(tries: ContestTry[], id: number | undefined) {
  const place = tries.findIndex(each => each.id === id);
  if (place >= 0) tries.splice(place, 1);
}

import { byTime, type ContestTry } from './contestTry';

/** What names a try: its participant and problem never change. */
export type TryName = Pick<ContestTry, 'id' | 'entrantId' | 'problem'>;

/** All tries of a contest, of each participant and problem in the order in which they were made. */
export class TryLog {
  private readonly byEntrant = new Map<string, Map<string, ContestTry[]>>();

  /** Takes the place of the try with the same id. */
  put(tried: ContestTry) {
    const tries = this.listOf(tried);
    const last = tries.at(-1);
    if (last && byTime(last, tried) >= 0) {
      takeOut(tries, tried.id);
      const place = tries.findIndex(each => byTime(each, tried) > 0);
      tries.splice(place < 0 ? tries.length : place, 0, tried);
    } else {
      takeOut(tries, tried.id);
      tries.push(tried);
    }
  }

  remove({ id, entrantId, problem }: TryName) {
    takeOut(this.byEntrant.get(entrantId)?.get(problem) ?? [], id);
  }

  of = (entrantId: string, problem: string): readonly ContestTry[] => this.byEntrant.get(entrantId)?.get(problem) ?? [];

  /** Of one participant, by problem. */
  byProblem = (entrantId: string): ReadonlyMap<string, readonly ContestTry[]> => this.byEntrant.get(entrantId) ?? nothing;

  private listOf({ entrantId, problem }: ContestTry): ContestTry[] {
    const own = this.byEntrant.get(entrantId) ?? new Map<string, ContestTry[]>();
    this.byEntrant.set(entrantId, own);
    const tries = own.get(problem) ?? [];
    own.set(problem, tries);
    return tries;
  }
}

const nothing: ReadonlyMap<string, readonly ContestTry[]> = new Map();

function takeOut(tries: ContestTry[], id: number | undefined) {
  const place = tries.findIndex(each => each.id === id);
  if (place >= 0) tries.splice(place, 1);
}

import { byTime, type ContestTry } from './contestTry';

/** What names a try: its participant and problem never change. */
export type TryName = Pick<ContestTry, 'id' | 'entrantId' | 'problem'>;

/** All tries of a contest, of each participant and problem in the order in which they were made. */
export class TryLog {
  private readonly byEntrant = new Map<string, Map<string, ContestTry[]>>();

  /** Takes the place of the try with the same id. */
  put(tried: ContestTry) {
    const tries = this.listOf(tried);
    takeOut(tries, tried.id);
    const place = tries.findIndex(each => byTime(each, tried) > 0);
    tries.splice(place < 0 ? tries.length : place, 0, tried);
  }

  remove({ id, entrantId, problem }: TryName) {
    takeOut(this.byEntrant.get(entrantId)?.get(problem) ?? [], id);
  }

  of = (entrantId: string, problem: string): readonly ContestTry[] => this.byEntrant.get(entrantId)?.get(problem) ?? [];

  /** Of one participant, by problem. */
  byProblem = (entrantId: string): ReadonlyMap<string, readonly ContestTry[]> => this.byEntrant.get(entrantId) ?? nothing;

  private listOf({ entrantId, problem }: ContestTry): ContestTry[] {
    const own = this.byEntrant.get(entrantId);
    const known = own?.get(problem);
    if (known) return known;
    const tries: ContestTry[] = [];
    if (own) own.set(problem, tries);
    else this.byEntrant.set(entrantId, new Map([[problem, tries]]));
    return tries;
  }
}

const nothing: ReadonlyMap<string, readonly ContestTry[]> = new Map();

function takeOut(tries: ContestTry[], id: number | undefined) {
  const place = tries.findIndex(each => each.id === id);
  if (place >= 0) tries.splice(place, 1);
}

import type { Board } from './board';
import type { BoardQueries } from './board.queries';

/** Participants are read again after this time: nobody publishes their changes, such as a new name. */
const PEOPLE_KEPT_MS = 60_000;
/** When there are more changes than this, the whole board is loaded again. */
const MOST_CHANGES = 10_000;

/**
 * A board and what has changed since it was last read. It notes changes from before its first query on, and an event is heard after its
 * commit: so what the query did not see is among them. A change is read from its row, whatever the event says and in whatever order
 * events come.
 */
export class KeptBoard {
  readAtMs = Date.now();
  private peopleAtMs = Date.now();
  private readonly changed = new Set<number>();
  private board: Promise<Board>;

  constructor(
    private readonly queries: Pick<BoardQueries, 'changedTries' | 'participants'>,
    load: () => Promise<Board>,
  ) {
    this.board = load();
  }

  /** False when there are too many changes to keep them apart. */
  note(submissionId: number): boolean {
    this.changed.add(submissionId);
    return this.changed.size <= MOST_CHANGES;
  }

  /** Fails like a query does; what was noted is then lost, and so is the board. */
  read({ withPeople = false } = {}): Promise<Board> {
    this.readAtMs = Date.now();
    if (withPeople) this.peopleAtMs = 0;
    if (this.changed.size || this.peopleAtMs < this.readAtMs - PEOPLE_KEPT_MS) this.board = this.board.then(board => this.follow(board));
    return this.board;
  }

  private async follow(board: Board): Promise<Board> {
    if (this.peopleAtMs < Date.now() - PEOPLE_KEPT_MS) {
      this.peopleAtMs = Date.now();
      board.setPeople(await this.queries.participants(board.contest));
    }
    const ids = [...this.changed];
    if (!ids.length) return board;
    this.changed.clear();
    const rows = await this.queries.changedTries(board.contest, ids);
    const unknown = new Set(rows.flatMap(({ userId }) => (board.knows(userId) ? [] : [userId])));
    const people = unknown.size ? await this.queries.participants(board.contest, [...unknown]) : [];
    for (const person of people) board.putPerson(person);
    for (const row of rows) board.put(row);
    return board;
  }
}

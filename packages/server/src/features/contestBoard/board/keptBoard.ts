import type { Board } from './board';
import type { BoardQueries } from './board.queries';

/** Participants are read again after this time: nobody publishes who has come to organise the contests of a group. */
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
  private readonly changedPeople = new Set<number>();
  private board: Promise<Board>;
  /** The board, unless it is being loaded or changed. */
  private ready: Board | undefined;

  constructor(
    private readonly queries: Pick<BoardQueries, 'changedTries' | 'participants'>,
    load: () => Promise<Board>,
  ) {
    this.board = this.keep(load());
  }

  /** False when there are too many changes to keep them apart. */
  note(submissionId: number): boolean {
    this.changed.add(submissionId);
    return this.changed.size <= MOST_CHANGES;
  }

  get lastRead(): Board | undefined {
    return this.ready;
  }

  /** As the board says it. True while it is being loaded or changed: what it will say then is not known yet. */
  concerns = (userId: number): boolean => this.ready?.concerns(userId) ?? true;

  /** A user of the site has another name or role. False when there are too many to keep them apart. */
  notePerson(userId: number): boolean {
    if (this.concerns(userId)) this.changedPeople.add(userId);
    return this.changedPeople.size <= MOST_CHANGES;
  }

  /** Fails like a query does; what was noted is then lost, and so is the board. */
  read({ withPeople = false } = {}): Promise<Board> {
    this.readAtMs = Date.now();
    if (withPeople) this.peopleAtMs = 0;
    const isOld = this.peopleAtMs < this.readAtMs - PEOPLE_KEPT_MS;
    if (this.changed.size || this.changedPeople.size || isOld) this.board = this.keep(this.board.then(board => this.follow(board)));
    return this.board;
  }

  private keep(board: Promise<Board>): Promise<Board> {
    const kept: Promise<Board> = board.then(ready => {
      if (this.board === kept) this.ready = ready;
      return ready;
    });
    this.ready = undefined;
    return kept;
  }

  private async follow(board: Board): Promise<Board> {
    await this.followPeople(board);
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

  private async followPeople(board: Board) {
    const ids = [...this.changedPeople].filter(board.concerns);
    this.changedPeople.clear();
    if (this.peopleAtMs < Date.now() - PEOPLE_KEPT_MS) {
      this.peopleAtMs = Date.now();
      board.setPeople(await this.queries.participants(board.contest));
    } else if (ids.length) {
      board.replacePeople(ids.map(String), await this.queries.participants(board.contest, ids));
    }
  }
}

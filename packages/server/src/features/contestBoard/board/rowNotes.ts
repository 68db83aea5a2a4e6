/** Things that were worked out of rows, by a name. When there are too many, they are worked out again. */
class Kept<Note> {
  private readonly notes = new Map<string, Note>();

  constructor(private readonly most: number) {}

  of(name: string, make: () => Note): Note {
    const kept = this.notes.get(name);
    if (kept !== undefined) return kept;
    const note = make();
    if (this.notes.size >= this.most) this.notes.clear();
    this.notes.set(name, note);
    return note;
  }
}

/** What is kept of the rows of a board until one of them changes: thousands read the same page within a second. */
export class RowNotes {
  /** Rows as they are sent. */
  readonly texts = new Kept<string>(4_000);
  /** Where the rows stand that somebody searched for. */
  readonly positions = new Kept<readonly number[]>(20);
}

/** A row of a dump: the values of its columns as text, null where there is none. */
export interface DumpRow {
  table: string;
  values: Record<string, string | null>;
}

/** The dump is not what `mysqldump` writes, or was cut off. */
export class DumpFault extends Error {}

const LONGEST_HEAD = 1 << 20;
const LONGEST_VALUE = 1 << 28;

const escapes: Record<string, string> = { 0: '', n: '\n', r: '\r', t: '\t', b: '\b', Z: '\u001a' };

/**
 * The rows of a dump, as its text arrives. Of a row no more is kept than the row; an INSERT may be as long as it likes.
 *
 * Between statements the text is gathered until it says what comes (`head`). Of CREATE TABLE the names of the columns are kept, in their
 * order, because INSERT names none. In VALUES the text is read sign by sign: rows in brackets, values between commas, texts in quotes.
 * Everything else is passed over up to its semicolon, outside of quotes.
 */
export async function* dumpRows(pieces: AsyncIterable<string>): AsyncGenerator<DumpRow> {
  const reader = new DumpReader();
  for await (const piece of pieces) {
    reader.push(piece);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

type State = 'head' | 'skip' | 'skipQuoted' | 'values' | 'value' | 'quoted' | 'afterQuote';

class DumpReader {
  private state: State = 'head';
  private rest = '';
  private readonly columns = new Map<string, string[]>();
  private rows: DumpRow[] = [];
  private table = '';
  private names: string[] = [];
  private row: (string | null)[] = [];
  private text: string[] = [];
  private length = 0;
  private quote = "'";

  take() {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  push(piece: string) {
    let text = this.rest + piece;
    this.rest = '';
    let at = 0;
    while (at < text.length) {
      const next = this[this.state](text, at);
      if (next === undefined) {
        // It is not clear yet what this is.
        this.rest = text.slice(at);
        if (this.rest.length > LONGEST_HEAD) throw new DumpFault('A statement of the dump is too long to be one that is known.');
        return;
      }
      at = next;
    }
    text = '';
  }

  end() {
    const left = this.rest.trim();
    if (this.state !== 'head' || (left && !/^(--|\/\*|#)/.test(left))) throw new DumpFault('The dump ends in the middle of a statement.');
  }

  private head(text: string, at: number): number | undefined {
    const blank = /[\s;]+/y;
    blank.lastIndex = at;
    if (blank.test(text)) return blank.lastIndex;
    if (text.startsWith('--', at) || text[at] === '#') return lineEnd(text, at);
    if (text.length - at < 12 && !text.includes(';', at)) return undefined;
    const word = text.slice(at, at + 12).toUpperCase();
    if (word.startsWith('CREATE TABLE')) {
      const end = text.indexOf(';\n', at);
      if (end < 0) return undefined;
      this.learn(text.slice(at, end));
      return end + 1;
    }
    if (word.startsWith('INSERT ') || word.startsWith('REPLACE ')) {
      const found = /\bVALUES\s*/iy;
      const start = /\bVALUES\b/i.exec(text.slice(at, at + LONGEST_HEAD))?.index;
      if (start === undefined) return undefined;
      found.lastIndex = at + start;
      if (!found.test(text)) return undefined;
      this.begin(text.slice(at, at + start));
      return found.lastIndex;
    }
    this.state = 'skip';
    return at;
  }

  /** Columns in their order: each begins a line with its name. */
  private learn(statement: string) {
    const table = /^CREATE TABLE (?:IF NOT EXISTS )?`?(\w+)`?/i.exec(statement)?.[1];
    if (!table) return;
    const names = statement.split('\n').flatMap(line => /^\s*`([^`]+)`/.exec(line)?.[1] ?? []);
    this.columns.set(table, names);
  }

  private begin(statement: string) {
    const [, table = '', named] = /INTO\s+`?(\w+)`?\s*(?:\(([^)]*)\))?/i.exec(statement) ?? [];
    this.table = table;
    this.names = named ? named.split(',').map(name => name.trim().replaceAll('`', '')) : (this.columns.get(table) ?? []);
    if (!this.names.length)
      throw new DumpFault(`The dump has rows of ${table || 'a table'}, but not its columns: write it with CREATE TABLE.`);
    this.state = 'values';
  }

  private skip(text: string, at: number): number {
    const found = /[;'"`]/g;
    found.lastIndex = at;
    const sign = found.exec(text);
    if (!sign) return text.length;
    if (sign[0] === ';') this.state = 'head';
    else {
      this.state = 'skipQuoted';
      this.quote = sign[0];
    }
    return sign.index + 1;
  }

  private skipQuoted(text: string, at: number): number | undefined {
    for (let index = at; index < text.length; index++) {
      if (text[index] === '\\') {
        if (index + 1 >= text.length) return undefined;
        index++;
      } else if (text[index] === this.quote) {
        this.state = 'skip';
        return index + 1;
      }
    }
    return text.length;
  }

  /** Reads one character between two rows. */
  private values(text: string, at: number): number {
    const sign = text[at] ?? '';
    if (sign === '(') {
      this.row = [];
      this.startValue();
    } else if (sign === ';') this.state = 'head';
    else if (!/[\s,]/.test(sign)) throw new DumpFault(`The rows of ${this.table} are not written as rows.`);
    return at + 1;
  }

  private startValue() {
    this.text = [];
    this.length = 0;
    this.state = 'value';
  }

  /** A number, NULL, or what comes before a quote: nothing, or the name of a set of signs. */
  private value(text: string, at: number): number {
    const found = /[,)']/g;
    found.lastIndex = at;
    const sign = found.exec(text);
    this.add(text.slice(at, sign?.index ?? text.length));
    if (!sign) return text.length;
    if (sign[0] === "'") {
      this.text = [];
      this.length = 0;
      this.state = 'quoted';
      return sign.index + 1;
    }
    const bare = this.text.join('').trim();
    this.close(bare.toUpperCase() === 'NULL' ? null : bare, sign[0]);
    return sign.index + 1;
  }

  private quoted(text: string, at: number): number | undefined {
    const plain = /[^'\\]+/y;
    plain.lastIndex = at;
    const run = plain.exec(text);
    if (run) {
      this.add(run[0]);
      return plain.lastIndex;
    }
    const follows = text[at + 1];
    if (follows === undefined) return undefined;
    if (text[at] === '\\') {
      this.add(escapes[follows] ?? follows);
      return at + 2;
    }
    if (follows === "'") {
      this.add("'");
      return at + 2;
    }
    this.state = 'afterQuote';
    return at + 1;
  }

  private afterQuote(text: string, at: number): number {
    const sign = text[at] ?? '';
    if (sign === ',' || sign === ')') this.close(this.text.join(''), sign);
    else if (!/\s/.test(sign)) throw new DumpFault(`A text in ${this.table} does not end where it should.`);
    return at + 1;
  }

  private add(piece: string) {
    this.length += piece.length;
    if (this.length > LONGEST_VALUE) throw new DumpFault(`A value in ${this.table} is too long.`);
    this.text.push(piece.includes('\0') ? piece.replaceAll('\0', '') : piece);
  }

  private close(value: string | null, sign: string) {
    this.row.push(value);
    if (sign === ',') return this.startValue();
    if (this.row.length !== this.names.length)
      throw new DumpFault(`A row of ${this.table} has ${this.row.length} values for ${this.names.length} columns.`);
    this.rows.push({ table: this.table, values: Object.fromEntries(this.names.map((name, index) => [name, this.row[index] ?? null])) });
    this.state = 'values';
  }
}

function lineEnd(text: string, at: number): number | undefined {
  const end = text.indexOf('\n', at);
  return end < 0 ? undefined : end + 1;
}

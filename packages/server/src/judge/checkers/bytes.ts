import { type FileHandle } from 'node:fs/promises';

const chunkBytes = 1 << 18;

export const endOfFile = -1;
export const newline = 10;
/** White space other than the newline: tab, vertical tab, form feed, carriage return, space. */
export const isBlank = (byte: number) => byte === 32 || byte === 9 || byte === 13 || byte === 11 || byte === 12;

/** A file read forward, one chunk in memory. `byte` is the current one, or -1 at the end. */
export class ByteStream {
  byte = endOfFile;
  #line = 1;
  #lineStart = 0;
  #chunk = Buffer.alloc(0);
  #at = 0;
  #chunkStart = 0;
  #room = Buffer.allocUnsafe(chunkBytes);

  constructor(readonly file: FileHandle) {}

  /** Goes back to the start of the file. */
  async rewind() {
    this.#chunk = this.#chunk.subarray(0, 0);
    [this.#at, this.#chunkStart, this.#line, this.#lineStart] = [0, 0, 1, 0];
    await this.#fill();
  }

  /** Synchronous while inside a chunk: await only what it answers. */
  advance(): Promise<void> | undefined {
    if (this.byte === newline) {
      this.#line += 1;
      this.#lineStart = this.#chunkStart + this.#at + 1;
    }
    this.#at += 1;
    if (this.#at >= this.#chunk.length) return this.#fill();
    this.byte = this.#chunk[this.#at] ?? endOfFile;
    return undefined;
  }

  /** Skips a stretch that the two streams have in common, within both chunks; leaves at least their last byte. Says whether it did. */
  skipCommon(other: ByteStream): boolean {
    const reach = Math.min(this.#chunk.length - this.#at, other.#chunk.length - other.#at) - 1;
    for (let length = reach; length >= 64; length >>= 1) {
      if (this.#chunk.compare(other.#chunk, other.#at, other.#at + length, this.#at, this.#at + length) !== 0) continue;
      this.#jump(length);
      other.#jump(length);
      return true;
    }
    return false;
  }

  get position() {
    return { line: this.#line, column: this.#chunkStart + this.#at - this.#lineStart + 1 };
  }

  #jump(length: number) {
    const end = this.#at + length;
    for (let found = this.#chunk.indexOf(newline, this.#at); found >= 0 && found < end; found = this.#chunk.indexOf(newline, found + 1)) {
      this.#line += 1;
      this.#lineStart = this.#chunkStart + found + 1;
    }
    this.#at = end;
    this.byte = this.#chunk[end] ?? endOfFile;
  }

  async #fill() {
    this.#chunkStart += this.#chunk.length;
    const { bytesRead } = await this.file.read(this.#room, 0, chunkBytes, this.#chunkStart);
    this.#chunk = this.#room.subarray(0, bytesRead);
    this.#at = 0;
    this.byte = this.#chunk[0] ?? endOfFile;
  }
}

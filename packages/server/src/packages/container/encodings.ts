import { isUtf8 } from 'node:buffer';
import type { Data } from '../model';

const names = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', gb18030: 'GB18030' } as const;

/** Text without its byte order mark. Of what is no sound UTF-8 the data are told how it was read. */
export function textIn(bytes: Uint8Array, data: Pick<Data, 'onGuessed'> = {}): string {
  const encoding = markedEncoding(bytes) ?? likelyEncoding(bytes);
  if (encoding !== 'utf-8' || !isUtf8(bytes)) data.onGuessed?.(names[encoding]);
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * The same piece by piece, for documents that are too long to be held.
 * @param named the encoding that the first piece names.
 */
export async function* textPieces(data: Data, named: (piece: Uint8Array) => 'gb18030' | undefined): AsyncGenerator<string> {
  let decoder = new TextDecoder();
  let isSound = true;
  let isFirst = true;
  /** Half of how many bytes more there were than characters: about the number of those that are not ASCII. */
  let sound = 0;
  /** The beginning of a character whose end is in the next piece. */
  let open = Buffer.alloc(0);
  for await (const piece of data.open()) {
    const marked = isFirst ? markedEncoding(piece) : undefined;
    const given = marked ?? (isFirst ? named(piece) : undefined);
    isFirst = false;
    if (given) {
      decoder = new TextDecoder(given);
      isSound = false;
      if (marked) data.onGuessed?.(names[given]);
    }
    let bytes = piece;
    if (isSound) {
      const whole = Buffer.concat([open, piece]);
      open = Buffer.from(whole.subarray(whole.length - openBytes(whole)));
      if (!isUtf8(whole.subarray(0, whole.length - open.length))) {
        const encoding = likelyEncoding(whole, sound);
        data.onGuessed?.(names[encoding]);
        [decoder, isSound, bytes] = [new TextDecoder(encoding), false, whole];
      }
    }
    const text = decoder.decode(bytes, { stream: true });
    sound += (bytes.length - text.length) / 2;
    yield text;
  }
  yield decoder.decode();
}

/** UTF-16 has a byte order mark. */
function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-8, also when a few of its characters are broken; or else what Chinese systems write. @param sound characters of UTF-8 before. */
function likelyEncoding(bytes: Uint8Array, sound = 0): 'utf-8' | 'gb18030' {
  if (isUtf8(bytes)) return 'utf-8';
  let [lost, kept] = [0, sound];
  for (const sign of new TextDecoder().decode(bytes)) {
    if (sign === '\ufffd') lost += 1;
    else if (sign > '\x7f') kept += 1;
  }
  return lost > kept ? 'gb18030' : 'utf-8';
}

/** How many bytes at the end begin a character of UTF-8 that is not complete. */
function openBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes.at(-back) ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

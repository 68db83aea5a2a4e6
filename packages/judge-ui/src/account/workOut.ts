import { sha256 } from '@noble/hashes/sha2.js';

/** Work this long at a time: the page stays alive meanwhile. */
const SPELL_MS = 16;
const LOOK_EVERY = 256;

/**
 * Finds the number that the server asks for in place of a picture: the SHA-256 of "key:number" begins with `bits` zero bits.
 * @throws AbortError when nobody waits for it any more.
 */
export async function workOut({ key, bits }: { key: string; bits: number }, signal?: AbortSignal): Promise<string> {
  const text = new TextEncoder();
  let spellEnds = performance.now() + SPELL_MS;
  for (let number = 0; ; number++) {
    const hash = sha256(text.encode(`${key}:${number}`));
    if (new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - bits) === 0) return String(number);
    if (number % LOOK_EVERY || performance.now() < spellEnds) continue;
    await new Promise(resolve => setTimeout(resolve));
    signal?.throwIfAborted();
    spellEnds = performance.now() + SPELL_MS;
  }
}

import { MOST_PRINTED_CHARACTERS as mostCharacters } from '@oj/contract';
import { type Output } from './mode';

/** No character of UTF-8 takes more, nor does a byte that is none take less in what is shown. */
const mostBytes = 4 * mostCharacters;

/** The first 1000 characters of what a program wrote. */
export async function outputStart(file: Output): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(mostBytes), 0, mostBytes, 0);
  return firstCharacters(new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: bytesRead === mostBytes }));
}

/** The first 1000 characters of a text, without NUL, which the database does not take. */
export const firstCharacters = (text: string) => [...text.replaceAll('\0', '\u{FFFD}')].slice(0, mostCharacters).join('');

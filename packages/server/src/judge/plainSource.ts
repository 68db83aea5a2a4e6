import { extname } from 'node:path';
import { type ExtraFiles } from './request';

/**
 * A source as compilers take it. Editors of Windows add a mark and end lines with CR LF: to some compilers and interpreters both are errors,
 * or part of the program.
 * @param sourceFile its name, if its language is known: what sources of that language say about themselves may hold no more.
 */
export function plainSource(source: string, sourceFile = ''): string {
  const plain = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return mended[extname(sourceFile)]?.(plain) ?? plain;
}

/** The same of what else is source of the language among files that lie beside it. Other files may be data, and stay as they are. */
export const plainFiles = (files: ExtraFiles, sourceFile: string): ExtraFiles =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, extname(name) === extname(sourceFile) ? plainSource(text, name) : text]),
  );

/** A comment in which Python and Ruby look for the encoding of a source. */
const NAMES_ENCODING = /^([ \t\f]*#.*?coding[:=][ \t]*)[-\w.]+/i;
const LINES_ASKED = 2;

/** It is UTF-8 now, whatever it was when somebody wrote its encoding into the first lines. */
function inUtf8(source: string): string {
  let start = 0;
  for (let line = 0; line < LINES_ASKED; line += 1) {
    const end = source.indexOf('\n', start);
    const text = source.slice(start, end < 0 ? undefined : end);
    if (NAMES_ENCODING.test(text))
      return source.slice(0, start) + text.replace(NAMES_ENCODING, '$1utf-8') + source.slice(start + text.length);
    if (end < 0) break;
    start = end + 1;
  }
  return source;
}

/** The declarations of Node.js are there without being asked for, and not where the compiler would look for them. */
const withoutReference = (source: string) => source.replaceAll(/^\/(\/\/[ \t]*<reference[ \t]+types=["']node["'])/gm, '$1');

const mended: Readonly<Record<string, (source: string) => string>> = { '.py': inUtf8, '.rb': inUtf8, '.ts': withoutReference };

/** A sentence about the first carriage return that ends no line, if there is one. */
export const aboutLoneReturn = (source: string) =>
  source.includes('\r')
    ? `Line ${source.slice(0, source.indexOf('\r')).split('\n').length} has a carriage return (CR) that no line feed follows: most compilers do not take it for the end of a line.`
    : undefined;

import { extname } from 'node:path';
import { type ExtraFiles } from './request';

/** Editors of Windows add a mark and end lines with CR LF: to some compilers and interpreters both are errors, or part of the program. */
export const plainSource = (source: string) => source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The same of what else is source of the language among files that lie beside it. Other files may be data, and stay as they are. */
export const plainFiles = (files: ExtraFiles, sourceFile: string): ExtraFiles =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, extname(name) === extname(sourceFile) ? plainSource(text) : text]));

/** A sentence about the first carriage return that ends no line, if there is one. */
export const aboutLoneReturn = (source: string) =>
  source.includes('\r')
    ? `Line ${source.slice(0, source.indexOf('\r')).split('\n').length} has a carriage return (CR) that no line feed follows: most compilers do not take it for the end of a line.`
    : undefined;

/** Editors of Windows add a mark and end lines with CR LF: to some compilers and interpreters both are errors, or part of the program. */
export const plainSource = (source: string) => source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** A sentence about the first carriage return that ends no line, if there is one. */
export const aboutLoneReturn = (source: string) =>
  source.includes('\r')
    ? `Line ${source.slice(0, source.indexOf('\r')).split('\n').length} has a carriage return (CR) that no line feed follows: most compilers do not take it for the end of a line.`
    : undefined;

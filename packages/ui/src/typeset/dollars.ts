import { eachNode, type HtmlNode } from './eachNode';

/** A fence of code, up to its end or the end of the text. */
const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*(?:\n(?! {0,3}\1)[^\n]*)*(?:\n[^\n]*)?/gm;
const DELIMITER_ROW = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/m;
/** What a price has not, and nearly every formula has. */
const TEX = /[\\^_={}<>+*]/;

/**
 * Makes what authors mean of the `$` that a parser takes too literally: `$|V|$` in a table, whose bars would end the cell, and are put back by
 * `restoreBars`; `$\$10$`; and prices, "costs $5 and $7", which are no formula.
 */
export function withMeantDollars(source: string): string {
  if (!source.includes('$')) return source;
  let result = '';
  let from = 0;
  for (const { 0: fence, index } of source.matchAll(FENCE)) {
    result += inProse(source.slice(from, index)) + fence;
    from = index + fence.length;
  }
  return result + inProse(source.slice(from));
}

/** Formulas do not go on behind an empty line. */
const inProse = (text: string) =>
  text
    .split(/(\n[ \t]*\n)/)
    .map(block => (block.includes('$') && !/^(?: {4}|\t)/.test(block) ? inBlock(block) : block))
    .join('');

function inBlock(block: string): string {
  const isTable = DELIMITER_ROW.test(block);
  const piece = /\\[^]?|`+|\$+|[^\\`$]+/g;
  let result = '';
  for (let found = piece.exec(block); found; found = piece.exec(block)) {
    const [run] = found;
    const isMaths = run.startsWith('$');
    const end = isMaths || run.startsWith('`') ? endOf(block, piece.lastIndex, run) : undefined;
    const inner = end === undefined ? '' : block.slice(piece.lastIndex, end - run.length);
    if (end === undefined) result += run;
    else if (isMaths && isPrice(run, inner, block[end])) result += `\\${run}`;
    else {
      result += run + (isMaths ? meantIn(inner, isTable) : inner) + run;
      piece.lastIndex = end;
    }
  }
  return result;
}

/** Where the next run of the same length ends that no backslash escapes. */
function endOf(text: string, from: number, run: string): number | undefined {
  const runs = run.startsWith('$') ? /\\[^]|\$+/g : /`+/g;
  runs.lastIndex = from;
  for (let found = runs.exec(text); found; found = runs.exec(text)) if (found[0] === run) return runs.lastIndex;
  return undefined;
}

/** A number that something costs, with another one behind it: no formula begins so. */
const isPrice = (run: string, inner: string, next: string | undefined) =>
  run === '$' && /^\d/.test(inner) && !TEX.test(inner) && (/\s$/.test(inner) || /\d/.test(next ?? ''));

/** Stands for a bar in a cell of a table while it is parsed; no text has this character. */
const BAR = '\u{FDD0}';

/** The formula as its author meant it. In a table `\|` is one bar, whose backslash keeps the cell open (GFM); `\\|` is a double bar. */
function meantIn(formula: string, isTable: boolean): string {
  const dollars = formula.replaceAll('\\$', '\\text{\\textdollar}');
  return isTable ? dollars.replace(/\\?\|/g, BAR) : dollars;
}

/** A rehype plugin for a text that went through `withMeantDollars`. */
export const restoreBars = () => (tree: HtmlNode) =>
  eachNode(tree, node => {
    if (typeof node.value === 'string') node.value = node.value.replaceAll(BAR, '|');
  });

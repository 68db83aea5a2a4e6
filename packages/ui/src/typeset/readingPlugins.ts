import type { Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { withMeantDollars } from './dollars';
import { limitDepth, withoutBombs } from './limitDepth';
import { remarkReading } from './remarkReading';
import { sanitizeSchema } from './sanitizeSchema';

/** What a parser is given of a text. */
export const parsedOf = (source: string): string => withMeantDollars(withoutBombs(source));

/** Ids of footnotes are those of their text alone: a page shows many texts. */
export const remarkRehypeOptionsOf = (source: string) => ({ clobberPrefix: `t${digestOf(source)}-` });

/** FNV-1a: a short number, the same on a server and in a browser. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) digest = Math.imul(digest ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return digest.toString(36);
}

export const remarkPlugins: NonNullable<Options['remarkPlugins']> = [remarkReading, limitDepth];
/** Stands before all others that work on the page. */
export const sanitize: NonNullable<Options['rehypePlugins']> = [[rehypeSanitize, sanitizeSchema]];

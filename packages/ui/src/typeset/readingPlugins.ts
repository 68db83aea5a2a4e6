import type { Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { restoreBars, withMeantDollars } from './dollars';
import { linkHeadings } from './headingLinks';
import { limitDepth, withoutBombs } from './limitDepth';
import { FOOTNOTE } from './ownIds';
import { remarkReading } from './remarkReading';
import { sanitizeSchema } from './sanitizeSchema';

/** What a parser is given of a text. */
export const parsedOf = (source: string): string => withMeantDollars(withoutBombs(source));

/** Where a text is drawn, `ownIds` makes these ids its own. */
export const remarkRehypeOptions = { clobberPrefix: FOOTNOTE };

export const remarkPlugins: NonNullable<Options['remarkPlugins']> = [remarkReading, limitDepth];
/** Stand before all others that work on the page. */
export const sanitize: NonNullable<Options['rehypePlugins']> = [[rehypeSanitize, sanitizeSchema], restoreBars, linkHeadings];

import type { Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { limitDepth } from './limitDepth';
import { remarkReading } from './remarkReading';
import { sanitizeSchema } from './sanitizeSchema';

export const remarkPlugins: NonNullable<Options['remarkPlugins']> = [remarkReading, limitDepth];
/** Stands before all others that work on the page. */
export const sanitize: NonNullable<Options['rehypePlugins']> = [[rehypeSanitize, sanitizeSchema]];

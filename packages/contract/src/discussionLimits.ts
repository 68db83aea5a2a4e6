import * as z from 'zod/mini';
import { text } from './shapes';

export const MOST_TITLE_CHARACTERS = 255;
export const MOST_DESCRIPTION_CHARACTERS = 255;
export const MOST_CONTENT_CHARACTERS = 65_535;
export const MOST_REASON_CHARACTERS = 200;
export const MOST_CATEGORIES = 50;
export const MOST_CATEGORY_CHARACTERS = 50;

/** What a discussion is reported for. `author`: how its author behaves, apart from this discussion. */
export const ReportLabel = z
  .enum(['spam', 'illegal', 'obscene', 'gambling', 'abuse', 'plagiarism', 'author'])
  .check(z.describe('Label of the report; author means the general behaviour of the author.'));
export type ReportLabel = z.infer<typeof ReportLabel>;

/** What a report says: labels, a reason, or both. */
export const reportWords = {
  labels: z._default(z.array(ReportLabel).check(z.maxLength(ReportLabel.options.length)), []),
  content: z._default(text(MOST_REASON_CHARACTERS), '').check(z.describe('Reason for the report. May be empty if there are labels.')),
};

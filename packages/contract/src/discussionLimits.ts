import * as z from 'zod/mini';

export const MOST_TITLE_CHARACTERS = 255;
export const MOST_DESCRIPTION_CHARACTERS = 255;
export const MOST_CONTENT_CHARACTERS = 65_535;
export const MOST_REASON_CHARACTERS = 200;
export const MOST_CATEGORIES = 50;
export const MOST_CATEGORY_CHARACTERS = 50;

/** What a discussion is reported for. `author`: how its author behaves, apart from this discussion. */
export const ReportLabel = z.enum(['spam', 'illegal', 'obscene', 'gambling', 'abuse', 'plagiarism', 'author']);
export type ReportLabel = z.infer<typeof ReportLabel>;

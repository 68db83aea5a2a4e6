import * as z from 'zod/mini';
import { Status } from './status';

/** Shapes that several nouns share. Numbers are coerced, because an address carries only text. */
export const int = z.coerce.number<number | string>().check(z.int());
export const id = int.check(z.positive(), z.maximum(2_147_483_647));
/** An id, or none: existing clients write 0 for none. */
export const idOrNone = z.pipe(
  z.nullish(int.check(z.minimum(0), z.maximum(2_147_483_647))),
  z.transform(given => given || undefined),
);
/** A user's id on the wire. */
export const uid = z.coerce.string<string | number>().check(z.describe('ID of the user, as text.'));
export const StatusCode = z
  .enum(Status)
  .check(
    z.describe(
      'Verdict: -10 not submitted, -5 submitted with a hidden result, -4 cancelled, -3 presentation error, -2 compile error, -1 wrong answer, 0 accepted, 1 time limit exceeded, 2 memory limit exceeded, 3 runtime error, 4 system error, 5 pending, 6 compiling, 7 judging, 8 partially accepted, 9 on the way to a remote judge, 10 not delivered to a remote judge.',
    ),
  );
/**
 * A field that the protocol documents and that is empty here: sent as null. Nothing of ours reads it, so that as a type it need not be
 * there.
 */
export const blank = z
  ._default(z.null(), null)
  .check(z.describe('Field of existing clients that is always null here.')) as unknown as z.ZodMiniOptional<z.ZodMiniNull>;
export const dateTime = z.coerce.date<Date | string>();
export const bool = z.union([z.boolean(), z.stringbool()]);

/** What is longer is refused at once: no further rule looks at it. */
const bounded = (most: number) => z.string().check(z.maxLength(most, { abort: true }));

/** Text of a form. */
export const matching = (most: number, form: RegExp, refusal?: string) => bounded(most).check(z.regex(form, refusal));

/** A number that must be given: an empty text does not count as zero. */
export const requiredNumber = z.union([z.number(), matching(100, /^\s*-?\d+\s*$/, 'A whole number is required')]);

/** Text that PostgreSQL can store: no NUL, no lone surrogate. */
export const text = (most: number) =>
  bounded(most).check(
    z.refine(value => !value.includes('\0') && !/\p{Cs}/u.test(value), 'The text has a NUL or half a character, which cannot be stored'),
  );

const MISLEADING = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** One line that others read: trimmed, without control characters and signs that turn the direction of writing. */
export const displayText = (most: number) =>
  text(most).check(
    z.trim(),
    z.refine(value => !MISLEADING.test(value), 'The text has characters that mislead'),
  );

/** An address of the web, or nothing, for which existing clients write "None". */
export const webAddress = displayText(255).check(
  z.overwrite(value => (value === 'None' ? '' : value)),
  z.refine(value => value === '' || /^https?:\/\/[^\s/?#]\S*$/i.test(value), 'The address must start with http:// or https://'),
);

const MOST_PAGES = 1_000_000;
/** Page and size of a list: absent or below 1 means the default; a size is clamped to 300. */
export const paging = (limit: number) => ({
  currentPage: clamped(1, MOST_PAGES).check(z.describe('Number of the page, from 1. Missing or less: the first page.')),
  limit: clamped(limit, 300).check(z.describe('Number of rows in a page, at most 300. Missing or less than 1: the default.')),
});

function clamped(otherwise: number, most: number) {
  const clamp = z.transform((given: unknown) => {
    const number = Math.trunc(Number(given));
    return Number.isFinite(number) && number >= 1 ? Math.min(number, most) : otherwise;
  });
  const schema = z._default(z.pipe(z.unknown(), clamp), otherwise);
  return schema as unknown as z.ZodMiniDefault<z.ZodMiniType<number, number | string>>;
}

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    records: z.array(row).check(z.describe('Rows of this page.')),
    total: z
      .number()
      .check(
        z.describe(
          'Number of rows in all pages. Some lists are counted only up to 10,000; beyond, it shows whether there are further pages.',
        ),
      ),
    size: z.number().check(z.describe('Number of rows in a page.')),
    current: z.number().check(z.describe('Number of this page, from 1.')),
    pages: z.number().check(z.describe('Number of pages.')),
  });
export type Page<Row> = { records: Row[]; total: number; size: number; current: number; pages: number };

/** A page in the wire's words. */
export const toPage = <Row>(records: Row[], total: number, { currentPage, limit }: { currentPage: number; limit: number }): Page<Row> => ({
  records,
  total,
  size: limit,
  current: currentPage,
  pages: Math.ceil(total / limit),
});

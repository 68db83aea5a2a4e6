import * as z from 'zod';

/** Shapes that several nouns share. Numbers are coerced, because an address carries only text. */
export const id = z.coerce.number<number | string>().int().positive().max(2_147_483_647);
/** A user's id on the wire. */
export const uid = z.coerce.string<string | number>();
export const moment = z.coerce.date<Date | string>();
export const flag = z.union([z.boolean(), z.stringbool()]);

/** Text that PostgreSQL can store: no NUL, no lone surrogate. */
export const text = (most: number) => z.string().max(most).refine(isStorable, 'The text has characters that cannot be stored');
function isStorable(value: string) {
  return !value.includes('\0') && value.isWellFormed();
}

const MOST_PAGES = 1_000_000;
/** Page and size of a list: absent or below 1 means the default; a size is clamped to 300. */
export const paging = (limit: number) => ({
  currentPage: clamped(1, MOST_PAGES),
  limit: clamped(limit, 300),
});
const clamped = (otherwise: number, most: number) =>
  z
    .unknown()
    .transform(given => {
      const number = Math.trunc(Number(given));
      return Number.isFinite(number) && number >= 1 ? Math.min(number, most) : otherwise;
    })
    .pipe(z.number().int().meta({ default: otherwise }))
    .optional()
    .transform(given => given ?? otherwise) as unknown as z.ZodDefault<z.ZodType<number, number | string>>;

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ records: z.array(row), total: z.number(), size: z.number(), current: z.number(), pages: z.number() });
export type Page<Row> = { records: Row[]; total: number; size: number; current: number; pages: number };

/** A page in the wire's words. */
export const toPage = <Row>(records: Row[], total: number, { currentPage, limit }: { currentPage: number; limit: number }): Page<Row> => ({
  records,
  total,
  size: limit,
  current: currentPage,
  pages: Math.ceil(total / limit),
});

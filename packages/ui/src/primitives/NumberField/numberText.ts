export interface NumberRange {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

const LONGEST = 24;

/** The number that a text says; null for an empty text, undefined for one that is no number. */
export function numberOf(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return plain.length <= LONGEST && /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** The nearest number within the range. */
export const withinRange = (value: number, { min = -Infinity, max = Infinity }: NumberRange) => Math.min(Math.max(value, min), max);

/** The number this many steps on, without rounding errors of binary fractions. From null the first step leads to the least number, or 0. */
export function stepped(value: number | null, steps: number, range: NumberRange): number {
  if (value === null) return withinRange(0, range);
  const places = Math.max(placesOf(value), placesOf(range.step));
  return withinRange(Number((value + steps * range.step).toFixed(places)), range);
}

const placesOf = (value: number) => Math.min(String(value).split('.')[1]?.length ?? 0, 20);

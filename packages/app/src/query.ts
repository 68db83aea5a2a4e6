/** Reads a list's state from the address and writes it back; what is empty or default does not appear. */
export const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const value = Number(query.get(name));
  return query.get(name) !== null && query.get(name) !== '' && Number.isInteger(value) ? value : undefined;
};

export const momentIn = (query: URLSearchParams, name: string): Date | undefined => {
  const moment = new Date(query.get(name) ?? NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

export const pageIn = (query: URLSearchParams) => Math.max(1, numberIn(query, 'currentPage') ?? 1);

const PAGE_SIZES = [15, 30, 50, 100, 200];
export const pageSizeIn = (query: URLSearchParams, otherwise: number) =>
  PAGE_SIZES.find(size => size === numberIn(query, 'limit')) ?? otherwise;

type Value = string | number | boolean | readonly number[] | undefined;

export function withValues(query: URLSearchParams, values: Record<string, Value>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (value === undefined || value === false || text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

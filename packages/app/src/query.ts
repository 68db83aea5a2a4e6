/** A whole number in the address; undefined where there is none. */
export const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const value = Number(query.get(name));
  return query.get(name) !== null && query.get(name) !== '' && Number.isInteger(value) ? value : undefined;
};

export type Value = string | number | boolean | Date | readonly number[] | undefined;

/** The address with these values; what is empty does not appear in it. */
export function withValues(query: URLSearchParams, values: Record<string, Value>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    const text = value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(',') : String(value);
    if (value === undefined || value === false || text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

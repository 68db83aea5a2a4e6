/** Days begin and end for everybody as they do where the server stands. */
export const siteTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat('en-CA', { timeZone: siteTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** yyyy-MM-dd */
export const dayOf = (moment: Date) => day.format(moment);

/** The last days as yyyy-MM-dd, the one of `until` last. */
export function lastDays(count: number, until: Date): string[] {
  const noon = Date.parse(`${dayOf(until)}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(noon - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10));
}

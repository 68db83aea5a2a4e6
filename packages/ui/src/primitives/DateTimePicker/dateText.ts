const two = (part: number) => String(part).padStart(2, '0');

/** `HH:mm` of a moment, in the reader's time zone. */
export const timeOf = (moment: Date) => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** `yyyy-MM-ddTHH:mm` of a moment in the reader's time zone, as a native date-time field wants it. */
export const nativeText = (moment: Date) =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${timeOf(moment)}`;

/** The moment of a native date-time field; undefined for an empty or half-filled one. */
export function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  return text && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** `9:5`, `0905`, `09:05` as hours and minutes; undefined when it is no time of a day. */
export function clockOf(text: string): { hours: number; minutes: number } | undefined {
  const match = /^\s*(\d{1,2})\s*[:：.]\s*(\d{1,2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(text);
  const [hours, minutes] = [Number(match?.[1] ?? Number.NaN), Number(match?.[2] ?? Number.NaN)];
  return hours <= 23 && minutes <= 59 ? { hours, minutes } : undefined;
}

/** The same day at another time of it, seconds gone. */
export function atClock(day: Date, { hours, minutes }: { hours: number; minutes: number }): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
}

/** The moment itself, or the bound that it oversteps. */
export function within(moment: Date, min: Date | undefined, max: Date | undefined): Date {
  if (min && moment < min) return min;
  return max && moment > max ? max : moment;
}

/** A moment in words, in the reader's time zone or in that which is named. */
export const sayMoment = (moment: Date, locale: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(moment);

/** A day in words, with its weekday. */
export const sayDay = (day: Date, locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(day);

/** The reader's time zone at a moment: `GMT+8 · Asia/Shanghai`. */
export function zoneName(moment: Date, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset', timeZone });
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${offset} · ${format.resolvedOptions().timeZone}`;
}

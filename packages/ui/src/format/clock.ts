const two = (value: number) => String(value).padStart(2, '0');

/**
 * `HH:mm` of a moment in the reader's time zone, before it `MM-DD` when that is another day than that of `now`. Written without dayjs, as it
 * is half of a countdown.
 */
export function formatClock(moment: Date, now: Date): string {
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  if (moment.toDateString() === now.toDateString()) return time;
  return `${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${time}`;
}

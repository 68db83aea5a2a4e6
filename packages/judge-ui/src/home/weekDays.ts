import type { WeekOfSubmissions } from '@oj/contract';

const YEARS_APART = [-1, 0, 1];

/** The API names days without their year; the last of them is today, where the server stands. */
export function weekDays({ dateStrList, acCountList, totalCountList }: WeekOfSubmissions, now = Date.now()) {
  const today = dateStrList.at(-1) ?? '';
  const distance = (year: number) => Math.abs(Date.parse(`${year}-${today}T12:00:00Z`) - now);
  const [year] = YEARS_APART.map(apart => new Date(now).getUTCFullYear() + apart).toSorted((a, b) => distance(a) - distance(b));
  return dateStrList.map((day, index) => ({
    date: `${day > today ? Number(year) - 1 : year}-${day}`,
    submitted: totalCountList[index] ?? 0,
    accepted: acCountList[index] ?? 0,
  }));
}

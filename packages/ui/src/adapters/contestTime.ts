/** Seconds of a time within a contest ("1:02:03.456", "-0:30:00"); undefined for what is none. Parts of a second are cut off. */
export function secondsOf(time: unknown): number | undefined {
  const [, sign, hours, minutes, seconds] = (typeof time === 'string' && /^(-?)(\d+):(\d\d):(\d\d)/.exec(time)) || [];
  if (hours === undefined) return undefined;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign ? -total : total;
}

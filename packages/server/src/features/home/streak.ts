/**
 * How many days in a row there are, up to the last of all days or the one before it.
 * @param all days without a gap, the present one last.
 * @param accepted those on which something was accepted.
 */
export function streakOf(all: readonly string[], accepted: ReadonlySet<string>) {
  const isTodayDone = accepted.has(all.at(-1) ?? '');
  const reversed = all.slice(0, isTodayDone ? undefined : -1).toReversed();
  const end = reversed.findIndex(day => !accepted.has(day));
  return { isTodayDone, streak: end === -1 ? reversed.length : end };
}

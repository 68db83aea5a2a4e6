/** Stands where there is nothing to say. */
export const DASH = '—';

type Maybe = number | null | undefined;

/** "124 ms". */
export const formatTime = (timeMs: Maybe): string => (typeof timeMs === 'number' ? `${Math.round(timeMs)} ms` : DASH);

/** "812 KB" below one megabyte, "18.2 MB" above. */
export function formatMemory(memoryKb: Maybe): string {
  if (typeof memoryKb !== 'number') return DASH;
  if (memoryKb < 1024) return `${Math.round(memoryKb)} KB`;
  return `${(memoryKb / 1024).toFixed(1)} MB`;
}

/** A count with the digit groups of the language. */
export const formatCount = (count: Maybe, locale: string): string =>
  typeof count === 'number' ? new Intl.NumberFormat(locale).format(count) : DASH;

/** What the clock of a contest shows after so many seconds: `1:05`. */
export function contestTimeOf(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

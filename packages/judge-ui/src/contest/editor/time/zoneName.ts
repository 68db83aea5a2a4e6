/** The reader's time zone at a moment, as everybody knows it: `UTC+8`, `UTC-3:30`, `UTC`. */
export function zoneName(moment: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone }).formatToParts(moment);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace(/^GMT([+-]0)?/, 'UTC');
}

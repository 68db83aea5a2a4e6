const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];
/** A size for people to read, such as 12.3 MB. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${power ? (bytes / 1000 ** power).toFixed(1) : bytes} ${UNITS[power]}`;
}

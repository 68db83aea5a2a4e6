/** The failure of what the author of a problem wrote; the message is for administrators, and names no path. */
export class JudgingError extends Error {
  override name = 'JudgingError';
}

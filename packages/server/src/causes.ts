/** An error and what caused it, the outermost first, each with its code if it has one: that of PostgreSQL, or of the system. */
export function causesOf(reason: unknown): (Error & { code?: unknown })[] {
  const causes: Error[] = [];
  for (let each = reason; each instanceof Error && !causes.includes(each); each = each.cause) causes.push(each);
  return causes;
}

/** Whether an error, or what caused it, has one of these codes. */
export const hasCode = (reason: unknown, codes: ReadonlySet<string>): boolean =>
  causesOf(reason).some(({ code }) => typeof code === 'string' && codes.has(code));

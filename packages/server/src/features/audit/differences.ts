/** What a change changes, before and after, for the audit log. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (values: Record<string, unknown>) => Object.fromEntries(changed.map(key => [key, values[key]]));
  return { before: only(before), after: only(after) };
}

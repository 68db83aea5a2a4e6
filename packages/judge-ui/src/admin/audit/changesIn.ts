/** One field of an audit entry before and after the change; undefined where it did not exist. */
export interface FieldChange {
  /** Empty when the entry names no fields. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Stands for a secret, which cannot be compared. */
const HIDDEN = '•••';

/** The fields that differ between the two sides of an audit entry. */
export function changesIn(before: unknown, after: unknown): FieldChange[] {
  if (!isRecord(before) && !isRecord(after)) {
    return isNothing(before) && isNothing(after) ? [] : [{ field: '', before: wordsOf(before), after: wordsOf(after) }];
  }
  const [old, young] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(young)])];
  return fields
    .map(field => ({ field, before: wordsOf(old[field]), after: wordsOf(young[field]) }))
    .filter(each => each.before !== each.after || each.after === HIDDEN);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) => value === undefined || value === null;

function wordsOf(value: unknown): string | undefined {
  if (isNothing(value)) return undefined;
  if (Array.isArray(value) && value.every(each => typeof each === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

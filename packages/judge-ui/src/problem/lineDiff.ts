export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Lines that are compared with each other, of both texts multiplied. */
const MOST_PAIRS = 2_000_000;

/** How one text becomes another, line by line; undefined when they are too long and too different to be compared. */
export function lineDiff(before: string, after: string): DiffLine[] | undefined {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const [oldCore, freshCore] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  if (oldCore.length * freshCore.length > MOST_PAIRS) return undefined;
  const same = (texts: string[]) => texts.map((text): DiffLine => ({ kind: 'same', text }));
  return [...same(old.slice(0, start)), ...coreDiff(oldCore, freshCore), ...same(old.slice(old.length - end))];
}

/** By the longest common subsequence. */
function coreDiff(old: readonly string[], fresh: readonly string[]): DiffLine[] {
  const width = fresh.length + 1;
  /** Of what is left of both from there on. */
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      common[i * width + j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      lines.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: old[i++] ?? '' });
    } else lines.push({ kind: 'added', text: fresh[j++] ?? '' });
  }
  return lines;
}

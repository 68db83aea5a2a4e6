const ROWS_AT_ONCE = 1000;

/** Numbers of stored rows, by their places in the lists of the demo. */
export interface StoredPlaces {
  userIds: readonly number[];
  problemIds: readonly number[];
}

export function valueAt<T>(values: readonly T[], place: number): T {
  const value = values[place];
  if (value === undefined) throw new Error(`the demo has nothing at place ${place}`);
  return value;
}

/** Inserts many rows with few statements. */
export async function inChunks<Row>(rows: readonly Row[], insert: (chunk: Row[]) => PromiseLike<unknown>) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}

/** The numbers that the rows got: they are given in the order of the rows. */
export async function ids<Row>(rows: readonly Row[], insert: (chunk: Row[]) => PromiseLike<{ id: number }[]>): Promise<number[]> {
  const given: number[] = [];
  await inChunks(rows, async chunk => given.push(...(await insert(chunk)).map(({ id }) => id)));
  return given.sort((a, b) => a - b);
}

import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../files/store';
import type { problemCases } from '../problem/problem.table';

type Case = Pick<typeof problemCases.$inferSelect, 'inputHash' | 'inputBytes' | 'answerHash' | 'answerBytes'>;

/** Limit for all texts together: a request may carry back this much. */
const MOST_BYTES = 1 << 20;

/** Input and output of each case as text; undefined when all of them together are too long to be edited. */
export async function textsOf(cases: readonly Case[], store: FileStore): Promise<[input: string, output: string][] | undefined> {
  const bytes = cases.reduce((sum, { inputBytes, answerBytes }) => sum + inputBytes + answerBytes, 0);
  if (bytes > MOST_BYTES) return undefined;
  const textOf = async (hash: string) => readFile(await store.localPath(hash), 'utf8');
  const texts: [string, string][] = [];
  for (const { inputHash, answerHash } of cases) texts.push([await textOf(inputHash), await textOf(answerHash)]);
  return texts;
}

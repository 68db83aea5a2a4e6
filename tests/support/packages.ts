import type { Tree } from '../../packages/server/src/packages/container/tree';
import { readPackage } from '../../packages/server/src/packages/formats';
import { LintList } from '../../packages/server/src/packages/lint';
import { bytesOf, type Data, dataOf } from '../../packages/server/src/packages/model';

/** A package of texts. */
export const treeOf = (files: Record<string, string>): Tree => ({
  files: new Map(Object.entries(files).map(([name, text]) => [name, dataOf(text)])),
  lint: new LintList(),
  inner: async () => new Map<string, Data>(),
  spool: async pieces => dataOf(await bytesOf({ bytes: 0, open: () => piecesOf(pieces) })),
  [Symbol.asyncDispose]: async () => undefined,
});
async function* piecesOf(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield* pieces;
}

/** The only problem of a package. */
export async function readOne(files: Record<string, string>) {
  const { format, problems } = await readPackage(treeOf(files));
  const [found] = problems;
  if (!found?.problem) throw new Error(JSON.stringify(found?.lint));
  return { format: format.name, problem: found.problem, codes: found.lint.map(({ code }) => code) };
}

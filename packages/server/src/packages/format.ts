import { MOST_CASES, type PackageFormatName } from '@oj/contract';
import type { Tree } from './container/tree';
import { type Lint, LintList, PackageFault } from './lint';
import { type Data, dataOf, type PackagedProblem } from './model';

export type FormatName = PackageFormatName;

/** A problem as it was found; without `problem` it cannot be taken, and the lint says why. */
export interface FoundProblem {
  key: string;
  title: string;
  problem?: PackagedProblem;
  lint: Lint[];
}

/** A file of a package that is written. */
export interface WrittenFile {
  name: string;
  content: string | Data;
}

/** What writes, says of a problem what does not fit. */
export type LintOf = (problem: PackagedProblem) => LintList;

/** A format of packages: one record for each. */
export interface PackageFormat {
  name: FormatName;
  /** Name that people know it by. */
  title: string;
  /** Set when it has a place for a validator. */
  holdsValidator?: true;
  /** Files that repeat what other files say. */
  bystanders?: RegExp;
  detect(tree: Tree): boolean | Promise<boolean>;
  read(tree: Tree): AsyncIterable<FoundProblem>;
  write(problems: readonly PackagedProblem[], lintOf: LintOf): Promise<WrittenFile[]>;
}

/** A reader of one problem; it may give up with a PackageFault. */
type ReadOne = (key: string, lint: LintList) => Promise<PackagedProblem>;

/** Reads one problem; one that cannot be read is still listed. */
export async function foundProblem(key: string, read: ReadOne): Promise<FoundProblem> {
  const lint = new LintList();
  try {
    const problem = await read(key, lint);
    if (problem.cases.length > MOST_CASES) lint.add('A03', `${problem.cases.length} test cases (${MOST_CASES} are the most)`);
    if (!problem.cases.length && !lint.items.some(({ code }) => code === 'D12' || code === 'D02')) lint.add('D01');
    if (!problem.statements.some(({ description, input }) => description || input)) lint.add('S01');
    const title = problem.statements[0]?.title ?? key;
    return { key, title, lint: lint.items, ...(lint.hasErrors ? {} : { problem }) };
  } catch (reason) {
    if (!(reason instanceof PackageFault)) throw reason;
    return { key, title: key, lint: [...lint.items, reason.lint] };
  }
}

export const dataIn = (content: string | Data): Data => (typeof content === 'string' ? dataOf(content) : content);

/** Where the files of a problem go: at the root when it is the only one, else in a folder. */
export const folderFor = (problem: PackagedProblem, problems: readonly PackagedProblem[]) =>
  problems.length > 1 ? `${plainName(problem.displayId ?? problem.key)}/` : '';

/** A name that every file system and format takes. */
export function plainName(text: string, otherwise = 'problem'): string {
  const plain = text
    .replaceAll(/[^A-Za-z0-9_.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100);
  return plain || otherwise;
}

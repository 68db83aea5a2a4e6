import type { Tree } from './container/tree';
import { WatchedTree } from './container/watchedTree';
import type { FormatName, LintOf, PackageFormat } from './format';
import { dmoj } from './formats/dmoj';
import { fps } from './formats/fps';
import { hoj } from './formats/hoj';
import { hydro } from './formats/hydro';
import { domjudge, icpc, icpc2025 } from './formats/icpc';
import { lyrio } from './formats/lyrio';
import { polygon } from './formats/polygon';
import { qduoj } from './formats/qduoj';
import { syzoj } from './formats/syzoj';
import { LintList, PackageFault } from './lint';

/** Formats in the order in which they are tried. */
export const formats: readonly PackageFormat[] = [hoj, lyrio, qduoj, polygon, dmoj, syzoj, hydro, icpc, icpc2025, domjudge, fps];

export const formatNamed = (name: FormatName) => formats.find(format => format.name === name);

/** The format of a package, or the one that was asked for. @throws PackageFault when it is none that is known. */
export async function formatOf(tree: Tree, wanted?: FormatName): Promise<PackageFormat> {
  if (wanted) {
    const found = formatNamed(wanted);
    if (found) return found;
  }
  const likely: PackageFormat[] = [];
  for (const format of formats) if (await format.detect(tree)) likely.push(format);
  const [first, ...others] = likely;
  if (!first) throw new PackageFault('F01', 'There is no file that tells a format.');
  if (others.length) tree.lint.add('F02', others.map(({ title }) => title).join(', '));
  return first;
}

/** Reads a package whole: of each problem what can be taken and what is to be said. */
export async function readPackage(tree: Tree, wanted?: FormatName) {
  const format = await formatOf(tree, wanted);
  const watched = new WatchedTree(tree, format);
  const problems = [];
  for await (const found of format.read(watched.tree)) {
    watched.saw(found);
    problems.push(found);
  }
  watched.tell();
  if (!problems.length) throw new PackageFault('F01', `There is no problem of ${format.title} in it.`);
  return { format, problems, lint: tree.lint.items };
}

/** Writes problems; what is lost is told for each. */
export async function writePackage(format: PackageFormat, problems: Parameters<PackageFormat['write']>[0]) {
  const lints = new Map<string, LintList>();
  const lintOf: LintOf = ({ key }) => {
    const lint = lints.get(key) ?? new LintList();
    lints.set(key, lint);
    return lint;
  };
  const files = await format.write(problems, lintOf);
  if (!format.holdsValidator) for (const problem of problems) if (problem.validator) lintOf(problem).add('X01', 'the validator');
  return { files, lints: problems.map(({ key }) => ({ key, lint: lints.get(key)?.items ?? [] })) };
}

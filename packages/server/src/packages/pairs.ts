import { byNumbers } from './container/tree';
import type { LintList } from './lint';
import type { Data, PackagedCase } from './model';

const patterns: readonly { input: RegExp; outputs: readonly string[] }[] = [
  { input: /^(.*)\.in(?:\.txt)?$/i, outputs: ['$1.out', '$1.ans', '$1.ou', '$1.out.txt', '$1.ans.txt', '$1.a'] },
  { input: /^(.*)\.in(\d+)$/i, outputs: ['$1.ou$2', '$1.out$2', '$1.ans$2'] },
  { input: /^(.*)input(.*)$/i, outputs: ['$1output$2', '$1answer$2'] },
  { input: /^(.*?)(\d+)$/, outputs: ['$1$2.a'] },
];

interface Paired {
  input: string;
  output?: string;
}

interface PairedNames {
  /** Pairs in the order of their numbers. */
  pairs: Paired[];
  /** Inputs with more than one file that could be the answer: the first is. */
  ambiguous: string[];
  /** Names that belong to no case. */
  left: string[];
}

/** Pairs inputs with outputs by their names, whatever their case. */
export function pairNames(names: readonly string[]): PairedNames {
  const known = new Map(names.map(name => [name.toLowerCase(), name]));
  const used = new Set<string>();
  const pairs: Paired[] = [];
  const ambiguous: string[] = [];
  for (const name of names.toSorted(byNumbers)) {
    if (used.has(name)) continue;
    const found = outputsOf(name, known);
    if (!found) continue;
    const [output, ...others] = found.filter(each => !used.has(each));
    if (others.length) ambiguous.push(name);
    used.add(name);
    for (const each of found) used.add(each);
    pairs.push({ input: name, ...(output === undefined ? {} : { output }) });
  }
  return { pairs, ambiguous, left: names.filter(name => !used.has(name)) };
}

/** The same, and what there is to say about it. */
export function pairsOf(names: readonly string[], lint: LintList): Paired[] {
  const { pairs, ambiguous, left } = pairNames(names);
  for (const name of ambiguous) lint.add('D05', name);
  for (const name of left) lint.add('D04', name);
  return pairs;
}

function outputsOf(name: string, known: ReadonlyMap<string, string>): string[] | undefined {
  for (const [index, { input, outputs }] of patterns.entries()) {
    const match = input.exec(name);
    if (!match) continue;
    const beside = outputs.map(form => form.replace('$1', () => match[1] ?? '').replace('$2', () => match[2] ?? ''));
    const candidates = [...beside, ...beside.flatMap(inFolderOfAnswers)];
    const found = candidates.flatMap(each => known.get(each.toLowerCase()) ?? []);
    if (found.length || index < 2) return found;
  }
  return undefined;
}

/** The same name in the folder of the outputs, if it lies in one of inputs. */
const inFolderOfAnswers = (name: string) =>
  /input.*\//i.test(name) ? ['output', 'answer'].map(word => name.replace(/input(?=.*\/)/i, word)) : [];

/** Cases of paired files. One without an answer has an empty one. */
export function casesOfPairs(pairs: readonly Paired[], files: ReadonlyMap<string, Data>, lint: LintList): PackagedCase[] {
  return pairs.flatMap(({ input, output }) => {
    const data = files.get(input);
    if (!data) return [];
    if (output === undefined) lint.add('D03', input);
    const answer = output === undefined ? undefined : files.get(output);
    return [{ name: nameOfCase(input), input: data, ...(answer ? { output: answer } : {}) }];
  });
}

/** The base name without its ending. */
export const nameOfCase = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.(in|txt|in\.txt)$/i, '');

import { Status } from '@oj/contract';
import { byNumbers, readText } from '../container/tree';
import { plainName } from '../format';
import { endingOf, languageOfFile } from '../languages';
import type { LintList } from '../lint';
import type { Data, PackagedProblem, PackagedSolution } from '../model';

/** Folders of solutions by the verdict that those in them are meant to get. */
const folders: readonly (readonly [folder: string, expected: Status])[] = [
  ['accepted', Status.accepted],
  ['wrong_answer', Status.wrongAnswer],
  ['time_limit_exceeded', Status.timeLimitExceeded],
  ['run_time_error', Status.runtimeError],
  ['partially_accepted', Status.partialAccepted],
  ['memory_limit_exceeded', Status.memoryLimitExceeded],
];
const others: Readonly<Record<string, Status>> = {
  rejected: Status.wrongAnswer,
  brute_force: Status.timeLimitExceeded,
  output_limit_exceeded: Status.runtimeError,
};

const annotations: Readonly<Record<string, Status>> = {
  CORRECT: Status.accepted,
  'WRONG-ANSWER': Status.wrongAnswer,
  TIMELIMIT: Status.timeLimitExceeded,
  'RUN-ERROR': Status.runtimeError,
};

/** Programs below `submissions`. One of several files cannot be held. */
export async function solutionsIn(files: ReadonlyMap<string, Data>, lint: LintList): Promise<PackagedSolution[]> {
  const found: PackagedSolution[] = [];
  for (const name of [...files.keys()].toSorted(byNumbers)) {
    const [folder = '', ...rest] = name.split('/');
    const expected = folders.find(([each]) => each === folder)?.[1] ?? others[folder];
    if (expected === undefined || !rest.length) {
      lint.add('F04', name);
      continue;
    }
    const language = languageOfFile(name);
    const isAlone = rest.length === 1 || ![...files.keys()].some(other => other !== name && other.startsWith(`${folder}/${rest[0]}/`));
    if (!language) lint.add('F12', name);
    else if (!isAlone) lint.add('F04', name);
    else {
      const code = await readText(files.get(name) as Data, name);
      const said = /@EXPECTED_RESULTS@:\s*([A-Z-]+)/.exec(code)?.[1] ?? '';
      found.push({ name: rest.join('/'), language, code, expected: annotations[said] ?? expected });
    }
  }
  if (!found.some(({ expected }) => expected === Status.accepted)) lint.add('P04');
  return found;
}

/** Where each goes. Verdicts that have no folder do not fit. */
export function solutionFiles(
  { solutions }: PackagedProblem,
  lint: LintList,
  hasMemoryFolder: boolean,
): { name: string; content: string }[] {
  return solutions.flatMap(({ name, language, code, expected }, index) => {
    const folder = folders.find(([, status]) => status === expected)?.[0];
    if (!folder || (!hasMemoryFolder && folder === 'memory_limit_exceeded')) {
      lint.add('X01', name);
      return [];
    }
    const plain = plainName(name, `solution${index + 1}`);
    const isNamed = languageOfFile(plain) === language || endingOf(language) === endingOf(languageOfFile(plain) ?? '');
    return [{ name: `submissions/${folder}/${isNamed ? plain : `${plain}.${endingOf(language)}`}`, content: code }];
  });
}

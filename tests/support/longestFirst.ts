import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in seconds, about: the end of a run names the slowest. They begin first, so that no core waits for a long one that
 * began last. A machine that has never run the tests knows nothing else of them than their size. Files of one kind stand together: a process
 * goes on with the next file only when that is of the same kind.
 */
const SECONDS: Record<string, number> = {
  'tests/unit/regExps.test.ts': 30,
  'tests/e2e/pages.test.ts': 250,
  'tests/e2e/routes.test.ts': 225,
  'tests/e2e/typing.test.ts': 115,
  'tests/e2e/discussion.test.ts': 95,
  'tests/e2e/journeys.test.ts': 85,
  'tests/e2e/contest.test.ts': 60,
  'tests/api/backup.test.ts': 60,
  'tests/api/starter.test.ts': 55,
  'tests/api/remoteJudge.test.ts': 40,
  'tests/api/fullDisk.test.ts': 40,
  'tests/api/largePackage.test.ts': 40,
  'tests/api/hiddenProblems.test.ts': 37,
  'tests/api/connection.test.ts': 30,
  'tests/api/faults.test.ts': 30,
  'tests/api/bench.test.ts': 60,
  'tests/judge/programs.test.ts': 125,
  'tests/judge/languages.test.ts': 60,
  'tests/judge/attacks.unprivileged.test.ts': 56,
  'tests/judge/attacks.test.ts': 45,
  'tests/consumers/consumers.test.ts': 65,
  'tests/consumers/next.test.ts': 45,
};

const kindOf = ({ project }: TestSpecification) => project.name;
const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
const secondsOf = ({ moduleId }: TestSpecification) => Object.entries(SECONDS).find(([file]) => moduleId.endsWith(file))?.[1] ?? 0;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const bySize = await super.sort(files);
    const longest = new Map<string, number>();
    for (const file of files) longest.set(kindOf(file), Math.max(secondsOf(file), longest.get(kindOf(file)) ?? 0));
    const byKind = (a: TestSpecification, b: TestSpecification) =>
      (longest.get(kindOf(b)) ?? 0) - (longest.get(kindOf(a)) ?? 0) || kindOf(a).localeCompare(kindOf(b));
    return bySize.toSorted((a, b) => groupOf(a) - groupOf(b) || byKind(a, b) || secondsOf(b) - secondsOf(a));
  }
}

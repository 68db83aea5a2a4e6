import { writeFileSync } from 'node:fs';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;
/** A test that chooses by chance prints this before its seed (seed.ts). */
const SEED = /^SEED=.*/gm;

/** Facts about the run that `scripts/testRun.mjs` reads. */
interface Summary {
  counts: Record<'passed' | 'failed' | 'skipped', number>;
  /** Errors that belong to no test. */
  unhandled: number;
  failed: FailedFile[];
  /** Plain words about the run, for its end. */
  lines: string[];
}

interface FailedFile {
  project: string;
  file: string;
  /** Number of tests in the file. */
  count: number;
  /** Tests that failed; none when the file itself did. */
  tests: { name: string; fullName: string; message: string }[];
  seeds: string[];
}

/**
 * Closes a run with its minutes per kind, its slowest files, its seeds and its count in plain words. Where `OJ_RUN_SUMMARY` names a file, it is
 * written there for whoever runs it, who then has the last word.
 */
export class CountReporter implements Reporter {
  /** When the first file of a kind began and the last one ended, in ms. */
  private readonly spans = new Map<string, { from: number; to: number }>();
  private readonly seeds: { taskId: string; seed: string }[] = [];

  onTestModuleStart({ project }: TestModule) {
    if (!this.spans.has(project.name)) this.spans.set(project.name, { from: Date.now(), to: Date.now() });
  }

  onTestModuleEnd({ project }: TestModule) {
    const span = this.spans.get(project.name);
    if (span) span.to = Date.now();
  }

  onUserConsoleLog({ content, taskId = '' }: UserConsoleLog) {
    for (const [seed] of content.matchAll(SEED)) this.seeds.push({ taskId, seed });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const summary = this.summaryOf(modules, unhandled.length);
    const { OJ_RUN_SUMMARY: file } = process.env;
    if (file) return writeFileSync(file, JSON.stringify(summary));
    const { passed, failed, skipped } = summary.counts;
    process.on('exit', () =>
      process.stdout.write(`${summary.lines.join('\n')}\n\n${passed} passed, ${failed} failed, ${skipped} skipped\n`),
    );
  }

  private summaryOf(modules: readonly TestModule[], unhandled: number): Summary {
    const counts = { passed: 0, failed: unhandled, skipped: 0 };
    const tests = new Map<string, number>();
    for (const module of modules) {
      if (module.state() === 'failed' && module.children.size === 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
        tests.set(module.project.name, (tests.get(module.project.name) ?? 0) + 1);
      }
    }
    const byProject = [...tests].map(([name, number]) => `${name} ${number} (${this.minutesOf(name)} min)`).join(', ');
    const slowest = [...modules].toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST);
    const lines = [
      '',
      'slowest files:',
      ...slowest.map(module => `  ${secondsOf(module).toFixed(0).padStart(4)} s  ${module.project.name} ${module.relativeModuleId}`),
      ...(this.seeds.length ? ['seeds:', ...this.seeds.map(({ seed }) => `  ${seed}`)] : []),
      `ran: ${byProject}`,
    ];
    return {
      counts,
      unhandled,
      lines,
      failed: modules.filter(module => module.state() === 'failed').map(module => this.failureOf(module)),
    };
  }

  private failureOf(module: TestModule): FailedFile {
    const all = [...module.children.allTests()];
    const failed = all.filter(test => test.result().state === 'failed');
    return {
      project: module.project.name,
      file: module.relativeModuleId,
      count: all.length,
      tests: failed.map(test => ({ name: test.name, fullName: test.fullName, message: test.result().errors?.[0]?.message ?? '' })),
      seeds: this.seeds.filter(({ taskId }) => taskId.startsWith(module.id)).map(({ seed }) => seed),
    };
  }

  private minutesOf(name: string) {
    const { from, to } = this.spans.get(name) ?? { from: 0, to: 0 };
    return ((to - from) / 60_000).toFixed(1);
  }
}

const secondsOf = (module: TestModule) => module.diagnostic().duration / 1000;

import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with its count and minutes per kind in plain words, and with the names of what had to be tried again. */
export class CountReporter implements Reporter {
  /** When the first file of a kind began and the last one ended, in ms. */
  private readonly spans = new Map<string, { from: number; to: number }>();

  onTestModuleStart({ project }: TestModule) {
    if (!this.spans.has(project.name)) this.spans.set(project.name, { from: Date.now(), to: Date.now() });
  }

  onTestModuleEnd({ project }: TestModule) {
    const span = this.spans.get(project.name);
    if (span) span.to = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    const projects = new Map<string, number>();
    const again: string[] = [];
    for (const module of modules) {
      if (module.state() === 'failed' && module.children.size === 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
        if (test.diagnostic()?.flaky) again.push(`${module.relativeModuleId} > ${test.fullName}`);
        projects.set(module.project.name, (projects.get(module.project.name) ?? 0) + 1);
      }
    }
    process.on('exit', () => {
      const byProject = [...projects].map(([name, tests]) => `${name} ${tests} (${this.minutesOf(name)} min)`).join(', ');
      if (again.length) process.stdout.write(`\npassed only when tried again:\n${again.join('\n')}\n`);
      process.stdout.write(`\nran: ${byProject}\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
    });
  }

  private minutesOf(name: string) {
    const { from, to } = this.spans.get(name) ?? { from: 0, to: 0 };
    return ((to - from) / 60_000).toFixed(1);
  }
}

import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with its count in plain words, and with the names of what had to be tried again. */
export class CountReporter implements Reporter {
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
      const byProject = [...projects].map(([name, tests]) => `${name} ${tests}`).join(', ');
      if (again.length) process.stdout.write(`\npassed only when tried again:\n${again.join('\n')}\n`);
      process.stdout.write(`\nran: ${byProject}\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
    });
  }
}

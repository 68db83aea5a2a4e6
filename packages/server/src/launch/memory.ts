/**
 * V8 sizes its heap by the machine: with much memory it lets garbage pile up for minutes. These bounds keep each process near what it
 * uses; bench/memory.mjs measures them. The launcher's own stand in scripts/oj.mjs. Source maps would take the API 15 MB more: programs
 * are not minified, and `NODE_OPTIONS=--enable-source-maps` shows the lines of the sources in errors.
 */
export const memoryFlags: Record<'api' | 'judge' | 'remote', (config: { apiMemoryMb: number }) => string[]> = {
  api: ({ apiMemoryMb }) => ['--max-semi-space-size=1', `--max-old-space-size=${apiMemoryMb}`],
  judge: () => ['--max-semi-space-size=1', '--max-old-space-size=192'],
  remote: () => ['--max-semi-space-size=1', '--max-old-space-size=192'],
};

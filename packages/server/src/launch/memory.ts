/**
 * V8 sizes its heap by the machine: with much memory it lets garbage pile up for minutes. These bounds keep each process near what it
 * uses; bench/memory.mjs measures them. The launcher's own stand in scripts/oj.mjs. Source maps would take the API 15 MB more: programs
 * are not minified, and `NODE_OPTIONS=--enable-source-maps` shows the lines of the sources in errors. The API has a larger young
 * generation than the others: one of 1 MB costs a busy server a twelfth of its time, and V8's memory saver gives the rest back.
 */
export const memoryFlags: Record<'api' | 'judge' | 'remote', (config: { apiMemoryMb: number }) => string[]> = {
  api: ({ apiMemoryMb }) => ['--memory-saver-mode', '--max-semi-space-size=4', `--max-old-space-size=${apiMemoryMb}`],
  judge: () => ['--max-semi-space-size=1', '--max-old-space-size=192'],
  remote: () => ['--max-semi-space-size=1', '--max-old-space-size=192'],
};

/**
 * V8 sizes its heap by the machine: with much memory it lets garbage pile up for minutes. These bounds keep each process near what it
 * uses; bench/memory.mjs measures them. The launcher's own stand in scripts/oj.mjs.
 */
export const memoryFlags: Record<'api' | 'judge', readonly string[]> = {
  api: ['--max-semi-space-size=1'],
  judge: ['--max-semi-space-size=1', '--max-old-space-size=192'],
};

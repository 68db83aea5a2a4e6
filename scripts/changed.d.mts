/** Files that differ from `base`. */
export function changedFiles(base?: string): string[];

/** What `npm run test:changed` runs for these files. */
export function reachedBy(files: readonly string[]): { sources: string[]; outside: string[]; stories: string[] };

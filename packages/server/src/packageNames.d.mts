export type Distribution = 'debian' | 'ubuntu' | 'fedora' | 'arch' | 'alpine';
export const distributions: Readonly<Record<Distribution, { title: string; install: string }>>;
export const packageNames: Readonly<Record<string, { is: string } & Partial<Record<Distribution, string>>>>;
export function distributionIn(osRelease: string): Distribution | undefined;
export function thisDistribution(): Distribution | undefined;
export function nameOn(distribution: Distribution | undefined, name: string): string | undefined;
export function howToInstall(names: readonly string[], distribution?: Distribution | null): string;

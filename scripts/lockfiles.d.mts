export interface Locked {
  name?: string;
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export interface Lockfile {
  packages: Record<string, Locked>;
}
export interface LockedPackage extends Locked {
  name: string;
  version: string;
  integrity: string;
}
export interface Platform {
  os: string;
  cpu: string;
  /** C library; only Linux has more than one. */
  libc?: string | undefined;
}
export function withoutOwnVersions(lock: Lockfile, dependencies: Record<string, string>): Lockfile;
export function withOwnVersions(lock: Lockfile, versions: Readonly<Record<string, string>>): Lockfile;
export function packagesFor(platform: Platform, locks: readonly Lockfile[]): LockedPackage[];
export function fileOf(locked: { name: string; version: string }): string;

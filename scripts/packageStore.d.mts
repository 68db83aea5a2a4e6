import type { LockedPackage } from './lockfiles.mjs';

export function projects(): string[];
export function fileOfProject(project: string, name: 'package.json' | 'package-lock.json'): string;
export function storedFile(locked: LockedPackage): string;
export function lockedPackages(): LockedPackage[];
export function missingPackages(): LockedPackage[];

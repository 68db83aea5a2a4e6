export function portFault(place: { port: number; host: string }): Promise<string | undefined>;
export function dataFolderFault(dataDir: string): string | undefined;
export function cannotBeDataFolder(dataDir: string, code: string): string;
export function secondStartFault(dataDir: string): string | undefined;
export function serverOn(dataDir: string): number | undefined;
export function lockOf(dataDir: string): string;
export const LOCK_HELD: number;
export function heldSentence(dataDir: string): string;

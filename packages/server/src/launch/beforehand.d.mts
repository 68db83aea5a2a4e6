export function portFault(place: { port: number; host: string }): Promise<string | undefined>;
export function dataFolderFault(dataDir: string): string | undefined;
export function cannotBeDataFolder(dataDir: string, code: string): string;
export function secondStartFault(dataDir: string): string | undefined;
export function serverOn(dataDir: string): number | undefined;
export const PARTIAL: string;
export function makerIn(dataDir: string): number | undefined;
export function isProduct(pid: number): boolean;

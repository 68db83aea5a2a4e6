import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** packages/server, whether this runs from src or from dist. */
export const packageRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const appRoot = path.resolve(packageRoot, '../app/dist');
export const workspaceRoot = path.resolve(packageRoot, '../..');

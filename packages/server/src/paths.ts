import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What this runs from: src, or the folder of a build. */
export const programRoot = path.dirname(fileURLToPath(import.meta.url));
/** packages/server, whether this runs from src or from a build. */
export const packageRoot = path.resolve(programRoot, '..');
export const workspaceRoot = path.resolve(packageRoot, '../..');

const pages = path.resolve(packageRoot, '../app/dist');
/**
 * The pages. A link leads to the newest build of them: a process that the launcher starts anew takes those with which the launcher has
 * begun, which it names in `OJ_PAGES`.
 */
export const appRoot = process.env.OJ_PAGES ?? (existsSync(pages) ? realpathSync(pages) : pages);

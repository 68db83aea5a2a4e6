import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serveFolder } from './serveFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook, without a slash at its end. */
    storybookUrl: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the Storybook if anything that it is made of has changed, and serves it while the tests run. */
export async function setup(project: TestProject) {
  // Its many remarks are of interest only if it fails: then they are in the error.
  execFileSync(process.execPath, ['scripts/oj.mjs', 'build:storybook'], { cwd: root, stdio: 'pipe' });
  const served = await serveFolder(`${root}/storybook-static`);
  project.provide('storybookUrl', served.url);
  return served.close;
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after a first start, for products to begin with a copy of it. */
    furnishedDir: string;
  }
}

/** One first start for all the files of a project: each would spend more time on it than on many of its tests. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-furnished-'));
  const product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0' } });
  await product.stop();
  project.provide('furnishedDir', dataDir);
  return product.dispose;
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { settings } from '../../packages/server/src/features/site/site.table';
import { type Product, startProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folders after a first start, with and without the starter set, for products to begin with a copy of one. */
    seededDir: string;
    emptyDir: string;
  }
}

/** Vitest loads this file once for each project: what they share is kept beside it. */
interface Shared {
  [SHARED]?: { folders: Promise<Product[]>; users: number };
}
const SHARED = Symbol.for('oj.tests.seeded');

/** One first start for all the files of all projects: each would spend more time on it than on many of its tests. */
export async function setup(project: TestProject) {
  const shared = ((globalThis as Shared)[SHARED] ??= { folders: Promise.all([firstStart('1'), firstStart('0')]), users: 0 });
  shared.users += 1;
  const [seeded, empty] = await shared.folders;
  project.provide('seededDir', seeded?.dataDir ?? '');
  project.provide('emptyDir', empty?.dataDir ?? '');
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await Promise.all([seeded?.dispose(), empty?.dispose()]);
  };
}

async function firstStart(starter: '0' | '1') {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-seeded-'));
  const product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: starter } });
  await skipSlides(product);
  await product.stop();
  return product;
}

/** Logins of tests need a slide only after failures; what the slide is for has tests of its own. */
const skipSlides = (product: Product) =>
  product
    .database()
    .insert(settings)
    .values({ name: 'switches', value: { slideOnlyAfterFailures: true } });

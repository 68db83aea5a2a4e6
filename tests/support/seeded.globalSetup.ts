import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { settings } from '../../packages/server/src/features/site/site.table';
import { type Product, startProduct } from './product';
import { type SharedPostgres, startSharedPostgres } from './sharedPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folders after a first start, with and without the starter set, for products to begin with a copy of one. */
    seededDir: string;
    emptyDir: string;
    /** PostgreSQL servers whose databases begin with the same. */
    seededUrl: string;
    emptyUrl: string;
  }
}

/** Vitest loads this file once for each project: what they share is kept beside it. */
interface Shared {
  [SHARED]?: { prepared: Promise<Prepared[]>; users: number };
}
const SHARED = Symbol.for('oj.tests.seeded');

interface Prepared {
  product: Product;
  postgres: SharedPostgres;
}

/** One first start for all the files of all projects: each would spend more time on it than on many of its tests. */
export async function setup(project: TestProject) {
  const shared = ((globalThis as Shared)[SHARED] ??= { prepared: Promise.all([prepare('1'), prepare('0')]), users: 0 });
  shared.users += 1;
  const [seeded, empty] = await shared.prepared;
  project.provide('seededDir', seeded?.product.dataDir ?? '');
  project.provide('emptyDir', empty?.product.dataDir ?? '');
  project.provide('seededUrl', seeded?.postgres.url ?? '');
  project.provide('emptyUrl', empty?.postgres.url ?? '');
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    for (const { product, postgres } of await shared.prepared) await Promise.all([product.dispose(), postgres.stop()]);
  };
}

async function prepare(starter: '0' | '1'): Promise<Prepared> {
  const product = await firstStart(starter);
  return { product, postgres: await startSharedPostgres(product.dataDir) };
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

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../packages/server/src/database/database';
import { type EmbeddedPostgres, startPostgres } from '../../packages/server/src/launch/postgres';
import { askedOfDemo, fillDemo } from '../support/demoSite';
import { answerTo, questions } from '../support/everyAnswer';
import { collectPlans, logPlans, type PlanNode } from '../support/loggedPlans';
import { printedQueries } from '../support/printedQueries';
import { asNewUser, asRoot, copySeeded, type Product, startProduct } from '../support/product';

let postgres: EmbeddedPostgres;
let superuser: Database;
let product: Product;
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  copySeeded('seededDir', dataDir);
  postgres = await startPostgres(dataDir);
  const env = { DATABASE_URL: postgres.url, OJ_JUDGES: '0' };
  await fillDemo(dataDir, env);
  superuser = openDatabase(postgres.url.replace('oj_app', 'oj'), { connections: 1 });
  await logPlans(superuser);
  product = await startProduct({ dataDir, withJudge: false, env });
});
afterAll(async () => {
  await product.stop();
  await superuser.$client.end();
  await postgres.stop();
  await product.dispose();
});

/** First column or expression, such as `lower(name)`, of each index, by table. Partial indexes count, whatever they leave out. */
async function findIndexed() {
  const { rows } = await superuser.execute<{ table: string; firsts: string[] }>(`
    select i.indrelid::regclass::text as table, array_agg(pg_get_indexdef(i.indexrelid, 1, true)) as firsts
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace group by 1`);
  return new Map(rows.map(({ table, firsts }) => [table, new Set(firsts.map(withoutCasts))]));
}

const withoutCasts = (text: string) => text.replaceAll(/\((\w+)\)::\w+|(\w+)::\w+/g, '$1$2');

/** What the rows that a step of a plan reads have to equal. */
function equated({ 'Index Cond': index = '', 'Recheck Cond': recheck = '', Filter: filter = '' }: PlanNode) {
  const conditions = withoutCasts(`${index} ${recheck} ${filter}`);
  return [...conditions.matchAll(/(?<![.\w])(\w+|\w+\(\w+\)) = /g)].map(([, each = '']) => each);
}

/** Something that few rows have in common, unlike a status or a type. */
const isSelective = (column: string) => /(^|_)(id|key|hash|handle|username|email)$|\(/.test(column);

test('whoever asks whatever, rows of one owner or of one name are found by an index', { timeout: 240_000 }, async () => {
  const plansSoFar = collectPlans(postgres);
  const root = await asRoot(product);
  const user = await asNewUser(product, 'reader');
  const asked = await askedOfDemo(product);
  const callers = [['visitor', undefined] as const, ['user', user.token()] as const, ['root', root.token()] as const];
  for (const [caller, token] of callers)
    for (const [, endpoint, input] of questions(asked, caller)) await answerTo(product, endpoint, input, token);
  const plans = await plansSoFar(product.database());
  expect(plans.length).toBeGreaterThan(1000);
  if (process.env.OJ_QUERIES) await writeFile(process.env.OJ_QUERIES, printedQueries(plans));
  const indexed = await findIndexed();
  const isSearched = (node: PlanNode) => {
    const columns = equated(node);
    const firsts = indexed.get(node['Relation Name'] ?? '');
    return firsts && columns.some(isSelective) && !columns.some(each => firsts.has(each));
  };
  const found = plans.flatMap(({ query, nodes }) =>
    nodes.filter(isSearched).map(node => `${node['Relation Name']} by ${equated(node).join()} in ${query}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

/** Tables of a few rows on every site. */
const SMALL = new Set(['carousel_slides']);
/** Their rows stay, with a mark that they are gone. */
const NEVER_REMOVED = ['users', 'groups', 'discussions', 'comments'];

test('whoever removes a row finds by an index what refers to it', async () => {
  const { rows } = await superuser.execute<{ name: string; referring: string; removed: string }>(`
    select conname as name, conrelid::regclass::text as referring, confrelid::regclass::text as removed
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)', true))
    order by 1`);
  const found = rows.filter(({ referring, removed }) => !SMALL.has(referring) && !NEVER_REMOVED.includes(removed));
  expect(found.map(({ name }) => name)).toEqual([]);
});

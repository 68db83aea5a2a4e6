import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product';

const ROWS = 20_000;
let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  await product.database().execute(`
    insert into submissions (user_id, problem_id, language, length, status)
    select (select min(id) from users), (select min(id) from problems) + n % 12, 'C++ 17', 100, 0 from generate_series(1, ${ROWS}) n`);
  await product.database().execute('analyze submissions');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const ask = async (query: string) => {
  const response = await fetch(`${product.url}/api/get-submission-list?${query}`);
  const { code, data } = (await response.json()) as { code?: string; data: { records: object[]; total: number } | null };
  return { status: response.status, code, rows: data?.records.length, total: data?.total };
};

describe('S5: far pages', () => {
  test.each(['', 'problemID=1&', 'username=r&', 'status=0&'])('S5: the list with the filter %s ends at ten thousand rows', async filter => {
    expect(await ask(`${filter}limit=300&currentPage=34`)).toMatchObject({ status: 200, rows: 300, total: 10_000 });
    const tooFar = { status: 400, code: 'list.tooFar' };
    expect(await ask(`${filter}limit=300&currentPage=35`)).toMatchObject(tooFar);
    expect(await ask(`${filter}limit=300&currentPage=1000000`)).toMatchObject(tooFar);
  });

  test('S5: the database ends any other statement after thirty seconds', async () => {
    const { rows } = await product.database().execute('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });

  test('S5: a part of a name stands for two hundred names at the most', async () => {
    await product.database().execute(`
      with many as (
        insert into users (username, username_key, password_hash, email, email_key)
        select 'many' || n, 'many' || n, '', 'many' || n || '@example.org', 'many' || n || '@example.org' from generate_series(1, 250) n
        returning id
      )
      insert into submissions (user_id, problem_id, language, length, status)
      select id, (select min(id) from problems), 'C++ 17', 100, 0 from many`);
    expect(await ask('username=many&limit=300')).toMatchObject({ status: 200, rows: 200 });
  });

  test('S5: on the rank a part of a name stands for a thousand names at the most', async () => {
    await product.database().execute(`
      with crowd as (
        insert into users (username, username_key, password_hash, email, email_key)
        select 'crowd' || n, 'crowd' || n, '', 'crowd' || n || '@example.org', 'crowd' || n || '@example.org' from generate_series(1, 1100) n
        returning id
      )
      insert into user_counts (user_id) select id from crowd on conflict do nothing`);
    expect(await product.as().rank.list({ type: 0, searchUser: 'crowd' })).toMatchObject({ total: 1000 });
    expect(await product.as().rank.list({ type: 0, searchUser: 'crowd1099' })).toMatchObject({ total: 1 });
  });

  test('S5: sixty visitors who leaf far leave the database to the others', { timeout: 300_000 }, async () => {
    const far = await product.database().transaction(async tx => {
      // This lock holds back every list of submissions until it is gone.
      await tx.execute('lock table submissions in access exclusive mode');
      const asked = Array.from({ length: 60 }, () => ask('problemID=1&limit=300&currentPage=33'));
      for (const problemId of ['P1000', 'P1001', 'P1002', 'P1003']) {
        const other = await fetch(`${product.url}/api/get-problem-detail?problemId=${problemId}`);
        expect(other.status).toBe(200);
      }
      return asked;
    });
    const answers = await Promise.all(far);
    expect(answers.filter(({ status, code }) => status !== 200 && code !== 'list.tooFar' && code !== 'server.tooMany')).toEqual([]);
    expect(answers.some(({ code }) => code === 'server.tooMany')).toBe(true);
  });

  test('S5: a query that takes longer than two seconds is ended, and says so', async () => {
    const lock = product.database().transaction(async tx => {
      await tx.execute('lock table submissions in access exclusive mode');
      return ask(`status=${Status.wrongAnswer}&limit=300`);
    });
    expect(await lock).toMatchObject({ status: 400, code: 'list.tooFar' });
  });
});

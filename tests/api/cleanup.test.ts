import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../packages/server/src/features/cleanup/cleanup.queries';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';

let product: Product;
let user: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  user = await asNewUser(product, 'keeper');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const count = async (table: string, where = 'true') => {
  const { rows } = await product.database().$client.query<{ count: number }>(`select count(*)::integer from ${table} where ${where}`);
  return rows[0]?.count;
};

test('what has had its time is swept, and nothing else', async () => {
  const other = product.as();
  await other.account.login({ username: 'keeper', password: 'correct horse' });
  await other.ownAccount.sendChangeEmailCode({ email: 'kept@example.org' });
  await other.ownAccount.sendChangeEmailCode({ email: 'gone@example.org' });
  await other.verification.captcha();
  await other.verification.slide();
  for (const statement of [
    `update sessions set expires_at = now() - interval '1 second' where id = (select id from sessions order by created_at desc limit 1)`,
    `update mail_codes set expires_at = now() - interval '1 second' where email_key = 'gone@example.org'`,
    `update challenges set expires_at = now() - interval '1 second' where kind = 'slide'`,
    `update logins set at = now() - interval '200 days' where id = (select min(id) from logins)`,
    `insert into generated_lists select 'old', id, '', now() - interval '1 second' from users limit 1`,
    `insert into compiled_sources values ('old', now() - interval '31 days'), ('new', now() - interval '29 days')`,
    `insert into contests (title, description, author_id, start_at, end_at) select 'Cup', '', id, now(), now() from users limit 1`,
    `insert into problems (problem_id, title, author_id, time_limit_ms, memory_limit_mb, stack_limit_mb, description, input, output, examples)
      select name, '', (select min(id) from users), 1000, 256, 128, '', '', '', '' from unnest(array['OLD', 'NEW']) as name`,
    `insert into rejudge_proposals (contest_id, problem_id, total, created_at)
      select contests.id, problems.id, 0, now() - case problem_id when 'OLD' then interval '31 days' else interval '29 days' end
      from contests, problems`,
    `insert into rate_limits values ('old', 1, 1), ('new', 1, 9999999999999)`,
  ])
    await product.database().$client.query(statement);

  await cleanUp(product.database());

  expect(await count('sessions')).toBe(1);
  expect(await count('mail_codes')).toBe(1);
  expect(await count('challenges')).toBe(1);
  expect(await count('logins')).toBe(1);
  expect(await count('generated_lists')).toBe(0);
  expect(await count('compiled_sources')).toBe(1);
  expect(await count('rejudge_proposals')).toBe(1);
  expect(await count('rate_limits', `key in ('old', 'new')`)).toBe(1);
  expect(await user.account.authInfo()).toMatchObject({ roles: ['default_user'] });
});

test('of two who sweep at once one does it, and neither fails', async () => {
  await Promise.all([cleanUp(product.database()), cleanUp(product.database())]);
  expect(await count('sessions')).toBe(1);
});

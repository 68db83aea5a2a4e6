import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedOfDemo, fillDemo } from '../support/demoSite';
import { type Asked, answerTo, questions } from '../support/everyAnswer';
import { type Api, asNewUser, copySeeded, type Product, startProduct } from '../support/product';

/** Only its owner and admins may read what these columns hold. */
const privateColumns = {
  users: ['email', 'realname', 'number', 'password_hash'],
  sessions: ['ip', 'user_agent'],
  logins: ['ip', 'user_agent'],
  submissions: ['ip'],
};

let product: Product;
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  copySeeded('seededDir', dataDir);
  await fillDemo(dataDir);
  product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** Writes its own name into every private cell. */
async function markPrivateColumns() {
  for (const [table, columns] of Object.entries(privateColumns))
    for (const column of columns) await product.database().execute(`update ${table} set ${column} = 'private ${table}.${column}'`);
}

/** A plain user who is in the group and in the contest that are asked about. */
async function memberOf({ gid, more }: Asked): Promise<Api> {
  const member = await asNewUser(product, 'reader');
  const reader = `(select id from users where username = 'reader')`;
  await product.database().execute(`insert into group_members (group_id, user_id, level) values (${gid}, ${reader}, 3)`);
  await product.database().execute(`insert into contest_registrations (contest_id, user_id) values (${String(more?.cid)}, ${reader})`);
  return member;
}

test('no answer tells a visitor or a plain user what is private to others', { timeout: 240_000 }, async () => {
  const asked = await askedOfDemo(product);
  await markPrivateColumns();
  const member = await memberOf(asked);
  const found = new Set<string>();
  let answers = 0;
  for (const [caller, token] of [['visitor', undefined] as const, ['user', member.token()] as const])
    for (const [name, endpoint, input] of questions(asked, caller)) {
      const answer = await answerTo(product, endpoint, input, token);
      if (answer.startsWith('[200')) answers += 1;
      for (const [fact] of answer.matchAll(/private \w+\.\w+/g)) found.add(`${name} tells a ${caller} ${fact} (${JSON.stringify(input)})`);
    }
  expect(answers).toBeGreaterThan(200);
  expect([...found]).toEqual([]);
});

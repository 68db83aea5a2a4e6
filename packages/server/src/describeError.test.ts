import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './describeError';

const SECRET = 'alice@example.org';

test('S4: what a failed query was given is not described', () => {
  const cause = new pg.DatabaseError(`invalid input syntax for type integer: "${SECRET}"`, 0, 'error');
  Object.assign(cause, {
    code: '22P02',
    detail: `Key (email)=(${SECRET}) already exists.`,
    constraint: 'users_email',
    routine: 'pg_strtoint',
  });
  const failed = new DrizzleQueryError('select * from users where email = $1', [SECRET], cause);
  expect(failed.message).toContain(SECRET);
  for (const reason of [failed, cause]) {
    const described = describeError(reason);
    expect(JSON.stringify(described)).not.toContain('alice');
    expect(described).toMatchObject({ code: '22P02', message: 'error of the database: users_email pg_strtoint' });
    expect(described.stack).toMatch(/^ {4}at /);
  }
  expect(describeError(failed).query).toBe('select * from users where email = $1');
});

test('other errors are described whole', () => {
  expect(describeError(new TypeError('x is no function'))).toMatchObject({ type: 'TypeError', message: 'x is no function' });
  expect(describeError('x')).toEqual({ type: 'string', message: 'not an error' });
});

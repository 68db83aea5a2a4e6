import * as z from 'zod/mini';
import { Email, Gender, Username } from './account';
import { endpoint } from '../api/endpoint';
import { roles, type RoleId } from '../api/roles';
import { bool, matching, dateTime, pageOf, paging, displayText, text, uid, int } from '../shapes';

const words = z.nullable(z.string());

const roleIds = Object.keys(roles).map(Number) as RoleId[];
const Role = z.object({ id: z.number(), role: z.string() });

const ManagedUser = z.object({
  uid,
  username: z.string(),
  nickname: words,
  avatar: words,
  email: words,
  realname: words,
  gender: Gender,
  school: words,
  number: words,
  titleName: words,
  titleColor: words,
  status: z.number().check(z.describe('Status of the account: 0 active, 1 banned.')),
  roles: z.array(Role),
  gmtCreate: dateTime,
  recentLoginTime: z.nullable(dateTime),
  hasSecondFactor: z.boolean(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

const userId = z.pipe(uid, matching(9, /^[1-9]\d{0,8}$/));
const color = matching(7, /^(#[\da-fA-F]{3}|#[\da-fA-F]{6})?$/, 'The colour must look like #409eff');

const UserEdit = z.object({
  uid: userId,
  username: Username,
  realname: z.nullish(displayText(50)),
  email: z.nullish(z.union([z.literal(''), Email])),
  setNewPwd: z.nullish(bool),
  password: z.nullish(text(25)),
  type: z.pipe(z.coerce.number<number | string>(), z.literal(roleIds)).check(z.describe('ID of the role.')),
  status: z.pipe(z.coerce.number<number | string>(), z.literal([0, 1])),
  titleName: z.nullish(displayText(20)),
  titleColor: z.nullish(color),
});
export type UserEdit = z.input<typeof UserEdit>;

export const MOST_IMPORTED_USERS = 1000;

const RowFault = z.object({
  row: z.number().check(z.describe('Number of the row, from 1.')),
  field: z.enum(['username', 'password', 'email', 'realname', 'gender', 'nickname', 'school', 'row']),
  code: z
    .enum(['missing', 'tooLong', 'form', 'taken', 'reserved', 'twice', 'lineEnd', 'exponent'])
    .check(
      z.describe(
        'Kind of fault, such as `reserved` for a name that speaks for the site, `lineEnd` for a cell with a line break, and `exponent` for a number that a spreadsheet has rounded, as in 2.02E+11.',
      ),
    ),
});
export type RowFault = z.infer<typeof RowFault>;

/** Whether each of so many rows names a user who is there already, and has no other fault, as when a list is imported a second time. */
export const isWholeListTaken = (total: number, faults: readonly RowFault[]) =>
  total > 0 &&
  faults.every(({ code }) => code === 'taken') &&
  new Set(faults.flatMap(({ row, field }) => (field === 'username' ? row : []))).size === total;

const Generated = z.object({
  prefix: z._default(displayText(15), ''),
  suffix: z._default(displayText(15), ''),
  number_from: int.check(z.minimum(0), z.maximum(999_999)),
  number_to: int.check(z.minimum(0), z.maximum(999_999)),
  password_length: int.check(z.minimum(6), z.maximum(25)),
});

const access = 'user_admin';

export const users = {
  list: endpoint('GET /admin/user/get-user-list', {
    summary: 'Lists the users, newest first.',
    apiScope: 'none',
    access,
    input: z.object({ ...paging(10), onlyAdmin: z.optional(bool), keyword: z.optional(text(100)) }),
    output: pageOf(ManagedUser),
  }),
  edit: endpoint('PUT /admin/user/edit-user', {
    summary: 'Changes a user. Another role, password or status ends all sessions of that user.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: UserEdit,
  }),
  remove: endpoint('DELETE /admin/user/delete-user', {
    summary: 'Removes users. Their names and addresses are deleted; their submissions stay under a number.',
    apiScope: 'none',
    access,
    asksFactor: true,
    alias: 'POST',
    input: z.object({
      ids: z.pipe(
        z.pipe(
          z.unknown(),
          z.transform(ids => [ids].flat()),
        ),
        z.array(userId).check(z.minLength(1), z.maxLength(300)),
      ),
    }),
  }),
  import: endpoint('POST /admin/user/insert-batch-user', {
    summary: 'Creates users from rows of seven columns: all of them, or none if one row is wrong. `dryRun` only checks the rows.',
    apiScope: 'none',
    access,
    input: z.object({
      users: z.array(z.array(z.nullish(z.string())).check(z.maxLength(20))).check(z.minLength(1), z.maxLength(MOST_IMPORTED_USERS)),
      dryRun: z.optional(z.boolean()),
    }),
    output: z.object({ total: z.number(), inserted: z.number(), faults: z.array(RowFault) }),
  }),
  generate: endpoint('POST /admin/user/generate-user', {
    summary:
      'Creates users named prefix, number, suffix, with random passwords. The key in the answer downloads the list once, within half an hour.',
    apiScope: 'none',
    access,
    input: Generated,
    output: z.object({ key: z.string() }),
  }),
  removeSecondFactor: endpoint('DELETE /admin/user/second-factor', {
    summary: 'Removes the second factor from a user who has lost it. Ends all sessions of that user.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: z.object({ uid: userId }),
  }),
  generated: endpoint('GET /file/generate-user-excel', {
    summary: 'Downloads the names and passwords of generated users as a spreadsheet, once.',
    apiScope: 'none',
    access,
    input: z.object({ key: text(64) }),
    answer: 'file',
  }),
};

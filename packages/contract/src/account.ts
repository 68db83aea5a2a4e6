import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { roles, type RoleName } from './roles';
import { text, uid } from './shapes';

export const Username = z
  .string()
  .check(z.trim(), z.minLength(1, 'The username is required'), z.maxLength(20, 'The username can have at most 20 characters'));
const PASSWORD_RULE = 'The password needs 6 to 20 characters';
export const Password = z.string().check(z.minLength(6, PASSWORD_RULE), z.maxLength(20, PASSWORD_RULE));
export const Email = z.email('Email format check').check(z.maxLength(255));
const RoleNames = z.enum(Object.values(roles).map(role => role.name) as [RoleName, ...RoleName[]]);

const UserInfo = z.object({
  uid,
  username: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  titleName: z.nullable(z.string()),
  titleColor: z.nullable(z.string()),
  email: z.nullable(z.string()),
  roleList: z.array(RoleNames),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** Generated accounts may have up to 25 characters in their password. */
export const Credentials = z.object({ username: Username, password: z.string().check(z.minLength(6, PASSWORD_RULE), z.maxLength(25)) });
export const Registration = z.object({
  username: Username,
  password: Password,
  email: Email,
  code: z.string().check(z.trim(), z.length(6, 'The code has 6 characters')),
});

export const account = {
  login: endpoint('POST /login', {
    summary: 'Opens a session; its token comes in the Authorization header of the answer',
    input: Credentials,
    output: UserInfo,
  }),
  logout: endpoint('POST /logout', { summary: 'Ends all sessions of the caller', access: 'user', alias: 'GET' }),
  sendRegisterCode: endpoint('GET /get-register-code', {
    summary: 'Mails a registration code; valid for 10 minutes, one per minute',
    input: z.object({ email: Email }),
    output: z.object({ email: z.string(), expire: z.number().check(z.describe('seconds')) }),
  }),
  register: endpoint('POST /register', { summary: 'Creates an account with a mailed code', input: Registration }),
  exists: endpoint('POST /check-username-or-email', {
    summary: 'Whether a username or an email is taken',
    input: z.object({ username: z.optional(text(20)), email: z.optional(text(255)) }),
    output: z.object({ username: z.boolean(), email: z.boolean() }),
  }),
  authInfo: endpoint('GET /get-user-auth-info', {
    summary: 'Roles of the caller, read afresh',
    access: 'user',
    output: z.object({ roles: z.array(RoleNames), permissions: z.null() }),
  }),
};

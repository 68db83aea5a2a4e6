import * as z from 'zod';
import { endpoint } from './endpoint';
import { roles, type RoleName } from './roles';
import { text, uid } from './shapes';

export const Username = z.string().trim().min(1, 'The username is required').max(20, 'The username can have at most 20 characters');
export const Password = z.string().min(6, 'The password needs 6 to 20 characters').max(20, 'The password needs 6 to 20 characters');
export const Email = z.email('Email format check').max(255);
const RoleNames = z.enum(Object.values(roles).map(role => role.name) as [RoleName, ...RoleName[]]);

const UserInfo = z
  .object({
    uid,
    username: z.string(),
    nickname: z.string().nullable(),
    avatar: z.string().nullable(),
    titleName: z.string().nullable(),
    titleColor: z.string().nullable(),
    email: z.string().nullable(),
    roleList: z.array(RoleNames),
  })
  .meta({ id: 'UserInfo' });
export type UserInfo = z.infer<typeof UserInfo>;

/** Generated accounts may have up to 25 characters in their password. */
export const Credentials = z.object({ username: Username, password: z.string().min(6, 'The password needs 6 to 20 characters').max(25) });
export const Registration = z.object({
  username: Username,
  password: Password,
  email: Email,
  code: z.string().trim().length(6, 'The code has 6 characters'),
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
    output: z.object({ email: z.string(), expire: z.number().describe('seconds') }),
  }),
  register: endpoint('POST /register', { summary: 'Creates an account with a mailed code', input: Registration }),
  exists: endpoint('POST /check-username-or-email', {
    summary: 'Whether a username or an email is taken',
    input: z.object({ username: text(20).optional(), email: text(255).optional() }),
    output: z.object({ username: z.boolean(), email: z.boolean() }),
  }),
  authInfo: endpoint('GET /get-user-auth-info', {
    summary: 'Roles of the caller, read afresh',
    access: 'user',
    output: z.object({ roles: z.array(RoleNames), permissions: z.null() }),
  }),
};

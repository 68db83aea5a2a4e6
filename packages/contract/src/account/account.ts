import * as z from 'zod/mini';
import { endpoint, openEndpoint } from '../api/endpoint';
import { roles, type RoleName } from '../api/roles';
import { text, uid } from '../shapes';
import { slideTicket } from './verification';

export const Username = text(200).check(
  z.trim(),
  z.minLength(1, 'The username is required'),
  z.maxLength(20, 'The username can have at most 20 characters'),
);
const PASSWORD_RULE = 'The password needs 6 to 20 characters';
export const Password = z.string().check(z.minLength(6, PASSWORD_RULE), z.maxLength(20, PASSWORD_RULE));
export const Email = z.string().check(z.maxLength(255, { abort: true }), z.email('Email format check'));
export const Gender = z.enum(['male', 'female', 'secrecy']).check(z.describe('Gender of the user, or secrecy if it is not told.'));
export type Gender = z.infer<typeof Gender>;
export const RoleNames = z.enum(Object.values(roles).map(role => role.name) as [RoleName, ...RoleName[]]);

const words = z.nullable(z.string());

export const UserInfo = z.object({
  uid,
  username: z.string(),
  nickname: words,
  avatar: words,
  titleName: words.check(z.describe('Title that an admin gave the user; null if there is none.')),
  titleColor: words.check(z.describe('Colour of the title; null if there is none.')),
  email: words,
  realname: words,
  gender: Gender,
  school: words,
  course: z.null(),
  number: words.check(z.describe('Student number; null if the user has given none.')),
  github: words,
  blog: words,
  cfUsername: words.check(z.describe('Username at Codeforces; null if the user has given none.')),
  signature: words.check(z.describe('Signature of the user, in Markdown; null if the user has given none.')),
  roleList: z.array(RoleNames).check(z.describe('Roles of the user.')),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** Generated accounts may have up to 25 characters in their password. */
export const AnyPassword = z.string().check(z.minLength(6, PASSWORD_RULE), z.maxLength(25));
export const Credentials = z.object({
  username: Username,
  password: AnyPassword,
  slide: slideTicket,
  code: z
    .optional(z.nullable(text(30)))
    .check(z.describe('Code of the second factor, or a recovery code. Needed if the account has a second factor.')),
});
export const MailedCode = z.string().check(z.trim(), z.length(6, 'The code has 6 characters'));
export const Registration = z.object({ username: Username, password: Password, email: Email, code: MailedCode });

export const PasswordReset = z.object({
  email: Email,
  captcha: z.string().check(z.trim(), z.minLength(1), z.maxLength(8)),
  captchaKey: text(64),
});
export const NewPassword = z.object({ username: Username, password: Password, code: text(64) });
const expire = z.number().check(z.describe('Validity of the mailed code, in seconds.'));

export const account = {
  login: openEndpoint('POST /login', {
    summary: 'Opens a session. Its token comes in the Authorization header of the answer.',
    apiScope: 'none',
    input: Credentials,
    output: UserInfo,
  }),
  logout: endpoint('POST /logout', { summary: 'Ends the session of the caller.', apiScope: 'none', access: 'user', alias: 'GET' }),
  sendRegisterCode: openEndpoint('GET /get-register-code', {
    summary: 'Mails a registration code, which is valid for 10 minutes. One code per address and minute.',
    changes: true,
    apiScope: 'none',
    input: z.object({ email: Email }),
    output: z.object({ email: z.string(), expire }),
  }),
  register: openEndpoint('POST /register', {
    summary: 'Creates an account. Needs the code that was mailed to the address.',
    apiScope: 'none',
    input: Registration,
  }),
  exists: openEndpoint('POST /check-username-or-email', {
    summary: 'Checks whether a username or an email address is taken.',
    changes: false,
    input: z.object({ username: z.optional(text(20)), email: z.optional(text(255)) }),
    output: z.object({ username: z.boolean(), email: z.boolean() }),
  }),
  authInfo: endpoint('GET /get-user-auth-info', {
    summary: 'Returns the roles of the caller, as they are stored now.',
    access: 'user',
    output: z.object({ roles: z.array(RoleNames), permissions: z.null() }),
  }),
  applyResetPassword: openEndpoint('POST /apply-reset-password', {
    summary:
      'Mails a link to set a new password if an account has this address. The link is valid for 10 minutes; one mail per 90 seconds.',
    apiScope: 'none',
    input: PasswordReset,
  }),
  resetPassword: openEndpoint('POST /reset-password', {
    summary: 'Sets a new password with the code of the mailed link. Ends all sessions of the account.',
    apiScope: 'none',
    input: NewPassword,
  }),
};

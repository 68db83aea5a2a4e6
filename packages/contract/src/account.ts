import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { roles, type RoleName } from './roles';
import { moment, shown, text, uid, webAddress } from './shapes';

export const Username = z
  .string()
  .check(z.trim(), z.minLength(1, 'The username is required'), z.maxLength(20, 'The username can have at most 20 characters'));
const PASSWORD_RULE = 'The password needs 6 to 20 characters';
export const Password = z.string().check(z.minLength(6, PASSWORD_RULE), z.maxLength(20, PASSWORD_RULE));
export const Email = z.email('Email format check').check(z.maxLength(255));
export const Gender = z.enum(['male', 'female', 'secrecy']);
export type Gender = z.infer<typeof Gender>;
export const RoleNames = z.enum(Object.values(roles).map(role => role.name) as [RoleName, ...RoleName[]]);

const words = z.nullable(z.string());

export const UserInfo = z.object({
  uid,
  username: z.string(),
  nickname: words,
  avatar: words,
  titleName: words,
  titleColor: words,
  email: words,
  realname: words,
  gender: Gender,
  school: words,
  course: z.null(),
  number: words.check(z.describe('student number')),
  github: words,
  blog: words,
  cfUsername: words,
  signature: words.check(z.describe('Markdown')),
  roleList: z.array(RoleNames),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** Generated accounts may have up to 25 characters in their password. */
const AnyPassword = z.string().check(z.minLength(6, PASSWORD_RULE), z.maxLength(25));
export const Credentials = z.object({
  username: Username,
  password: AnyPassword,
  slide: z.optional(text(64)).check(z.describe('ticket of a solved slide verification')),
});
const Code = z.string().check(z.trim(), z.length(6, 'The code has 6 characters'));
export const Registration = z.object({ username: Username, password: Password, email: Email, code: Code });

export const PasswordReset = z.object({
  email: Email,
  captcha: z.string().check(z.trim(), z.minLength(1), z.maxLength(8)),
  captchaKey: text(64),
});
export const NewPassword = z.object({ username: Username, password: Password, code: text(64) });
export const PasswordChange = z.object({ oldPassword: AnyPassword, newPassword: Password });
export const EmailChange = z.object({ password: AnyPassword, newEmail: Email, code: Code });

/** What users write about themselves. What is left out stays as it is; an empty text is nothing. */
export const ProfileChange = z.object({
  realname: z.nullish(shown(50)),
  nickname: z.nullish(shown(20)),
  school: z.nullish(shown(100)),
  number: z.nullish(shown(200)),
  cfUsername: z.nullish(shown(255)),
  github: z.nullish(webAddress),
  blog: z.nullish(webAddress),
  gender: z.nullish(Gender),
  signature: z.nullish(text(65_535)),
});

/** The protocol answers a wrong password here with success and a code of its own. */
const Outcome = z.object({
  code: z.number().check(z.describe('200 done, 400 refused, 403 locked for half an hour')),
  msg: z.string(),
  reason: z.nullable(z.string()).check(z.describe('error code of the refusal')),
  userInfo: z.nullable(UserInfo),
});

const OwnSession = z.object({
  id: z.uuid(),
  ip: words,
  userAgent: words,
  openedAt: moment,
  seenAt: moment.check(z.describe('when its token was last renewed')),
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

const expire = z.number().check(z.describe('seconds'));

export const account = {
  login: endpoint('POST /login', {
    summary: 'Opens a session; its token comes in the Authorization header of the answer',
    input: Credentials,
    output: UserInfo,
  }),
  logout: endpoint('POST /logout', { summary: 'Ends the session of the caller', access: 'user', alias: 'GET' }),
  adminLogin: endpoint('POST /admin/login', {
    summary: 'Opens a session for root, admin or problem_admin alone',
    input: Credentials,
    output: UserInfo,
  }),
  adminLogout: endpoint('POST /admin/logout', { summary: 'Ends the session of the caller', access: 'admin', alias: 'GET' }),
  sendRegisterCode: endpoint('GET /get-register-code', {
    summary: 'Mails a registration code; valid for 10 minutes, one per minute',
    input: z.object({ email: Email }),
    output: z.object({ email: z.string(), expire }),
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
  applyResetPassword: endpoint('POST /apply-reset-password', {
    summary: 'Mails a link to set a new password, when the address is known; valid for 10 minutes, one per 90 seconds',
    input: PasswordReset,
  }),
  resetPassword: endpoint('POST /reset-password', { summary: 'Sets a new password with a mailed code', input: NewPassword }),
  changePassword: endpoint('POST /change-password', {
    summary: 'Sets another password; every other session ends, this one gets a new token',
    access: 'user',
    input: PasswordChange,
    output: Outcome,
  }),
  sendChangeEmailCode: endpoint('GET /get-change-email-code', {
    summary: 'Mails a code to the new address; valid for 10 minutes, one per 30 seconds',
    access: 'user',
    input: z.object({ email: Email }),
  }),
  changeEmail: endpoint('POST /change-email', {
    summary: 'Sets another email address, with the password and the mailed code',
    access: 'user',
    input: EmailChange,
    output: Outcome,
  }),
  changeProfile: endpoint('POST /change-userInfo', {
    summary: 'Changes what the caller tells about themselves',
    access: 'user',
    input: ProfileChange,
    output: UserInfo,
  }),
  uploadAvatar: endpoint('POST /file/upload-avatar', {
    summary: 'Takes in a picture of at most 2 MB: jpg, png, gif, webp or bmp',
    access: 'user',
    fileField: 'image',
    output: UserInfo,
  }),
  sessions: endpoint('GET /get-user-sessions', {
    summary: 'Where the caller is logged in',
    access: 'user',
    output: z.array(OwnSession),
  }),
  endSession: endpoint('DELETE /user-session', {
    summary: 'Ends one of the sessions of the caller',
    access: 'user',
    input: z.object({ id: z.uuid() }),
  }),
  endOtherSessions: endpoint('DELETE /other-user-sessions', {
    summary: 'Ends all sessions of the caller but this one',
    access: 'user',
  }),
};

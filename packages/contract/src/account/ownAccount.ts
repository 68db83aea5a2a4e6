import * as z from 'zod/mini';
import { AnyPassword, Email, Gender, MailedCode, Password, UserInfo } from './account';
import { endpoint } from '../api/endpoint';
import { ownSessions } from './ownSessions';
import { displayText, int, text, webAddress } from '../shapes';
import { slideTicket } from './verification';

export const PasswordChange = z.object({ oldPassword: AnyPassword, newPassword: Password, slide: slideTicket });
export const EmailChange = z.object({ password: AnyPassword, newEmail: Email, code: MailedCode, slide: slideTicket });

/** What users write about themselves. What is left out stays as it is; an empty text is nothing. */
export const ProfileChange = z.object({
  realname: z.nullish(displayText(50)),
  nickname: z.nullish(displayText(20)),
  school: z.nullish(displayText(100)),
  number: z.nullish(displayText(200)),
  cfUsername: z.nullish(displayText(255)),
  github: z.nullish(webAddress),
  blog: z.nullish(webAddress),
  gender: z.nullish(Gender),
  signature: z.nullish(text(65_535)),
});

/** How somebody likes the editor. Names are those of the pages, which leave out what they do not know. */
const EditorSettings = z.object({
  themeName: z.optional(text(20)),
  fontSize: z.optional(int.check(z.minimum(8), z.maximum(40))),
  tabSize: z.optional(int.check(z.minimum(1), z.maximum(16))),
  wrap: z.optional(z.boolean()),
  keyMap: z.optional(text(20)),
  language: z
    .optional(text(50))
    .check(z.describe('Programming language of the editor, for problems that have no language of their own stored.')),
});
export type EditorSettings = z.infer<typeof EditorSettings>;

/** The protocol answers a wrong password here with success and a code of its own. */
const Outcome = z.object({
  code: z.number().check(z.describe('Result: 200 success, 400 refused, 403 locked for half an hour.')),
  msg: z.string(),
  reason: z.nullable(z.string()).check(z.describe('Error code of the refusal; null after success.')),
  userInfo: z.nullable(UserInfo),
});

/** What users see and change of their own account. */
export const ownAccount = {
  ...ownSessions,
  changePassword: endpoint('POST /change-password', {
    summary: 'Changes the password of the caller. Ends all other sessions; this one gets a new token.',
    apiScope: 'none',
    access: 'user',
    asksFactor: true,
    input: PasswordChange,
    output: Outcome,
  }),
  sendChangeEmailCode: endpoint('GET /get-change-email-code', {
    summary: 'Mails a code to the new address, which is valid for 10 minutes. One code per 30 seconds.',
    changes: true,
    apiScope: 'none',
    access: 'user',
    input: z.object({ email: Email }),
  }),
  changeEmail: endpoint('POST /change-email', {
    summary: 'Changes the email address of the caller. Needs the password and the mailed code.',
    apiScope: 'none',
    access: 'user',
    asksFactor: true,
    input: EmailChange,
    output: Outcome,
  }),
  changeProfile: endpoint('POST /change-userInfo', {
    summary: 'Changes the profile of the caller. Missing fields stay as they are; an empty text removes the value.',
    apiScope: 'none',
    access: 'user',
    input: ProfileChange,
    output: UserInfo,
  }),
  editorSettings: endpoint('GET /get-editor-settings', {
    summary: 'Returns the editor settings of the caller.',
    access: 'user',
    output: EditorSettings,
  }),
  changeEditorSettings: endpoint('PUT /editor-settings', {
    summary: 'Stores the editor settings of the caller.',
    apiScope: 'none',
    access: 'user',
    input: EditorSettings,
  }),
  uploadAvatar: endpoint('POST /file/upload-avatar', {
    summary: 'Uploads the avatar of the caller: jpg, png, gif, webp or bmp of at most 2 MB.',
    apiScope: 'none',
    access: 'user',
    fileField: 'image',
    output: UserInfo,
  }),
  endSession: endpoint('DELETE /user-session', {
    summary: 'Ends one session of the caller.',
    apiScope: 'none',
    access: 'user',
    input: z.object({ id: z.uuid() }),
  }),
  endOtherSessions: endpoint('DELETE /other-user-sessions', {
    summary: 'Ends all sessions of the caller but the present one.',
    apiScope: 'none',
    access: 'user',
  }),
};

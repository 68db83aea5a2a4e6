import { Email, type ErrorCode, type ManagedUser, Password, type RoleId, displayText, type UserEdit, Username } from '@oj/contract';
import { hexOf } from '@oj/ui';
import { ACTIVE, BANNED } from './StatusTag';

/** A user as the dialog edits them. */
export interface UserValues {
  username: string;
  realname: string;
  email: string;
  role: RoleId;
  isBanned: boolean;
  titleName: string;
  titleColor: string;
  hasNewPassword: boolean;
  password: string;
}

type Phrase = 'usernameRule' | 'emailRule' | 'passwordRule' | 'lineRule';
export type UserFaults = Partial<Record<keyof UserValues, Phrase>>;

const FIRST_COLOR = '#4547b1';
const DEFAULT_ROLE = 1002;
const MOST_NAME_CHARACTERS = 50;
const MOST_TITLE_CHARACTERS = 20;

export const valuesOf = ({ username, realname, email, roles: [role], status, titleName, titleColor }: ManagedUser): UserValues => ({
  username,
  realname: realname ?? '',
  email: email ?? '',
  role: (role?.id ?? DEFAULT_ROLE) as RoleId,
  isBanned: status !== ACTIVE,
  titleName: titleName ?? '',
  titleColor: hexOf(titleColor ?? '') ?? FIRST_COLOR,
  hasNewPassword: false,
  password: '',
});

/** Errors of the values, by field. */
export function faultsOf({ username, realname, email, titleName, hasNewPassword, password }: UserValues): UserFaults {
  const isLine = (text: string, most: number) => displayText(most).safeParse(text).success;
  return {
    ...(Username.safeParse(username).success ? {} : { username: 'usernameRule' as const }),
    ...(isLine(realname, MOST_NAME_CHARACTERS) ? {} : { realname: 'lineRule' as const }),
    ...(!email.trim() || Email.safeParse(email.trim()).success ? {} : { email: 'emailRule' as const }),
    ...(isLine(titleName, MOST_TITLE_CHARACTERS) ? {} : { titleName: 'lineRule' as const }),
    ...(!hasNewPassword || Password.safeParse(password).success ? {} : { password: 'passwordRule' as const }),
  };
}

export const editOf = (uid: string, values: UserValues): UserEdit => ({
  uid,
  username: values.username,
  realname: values.realname,
  email: values.email.trim(),
  type: values.role,
  status: values.isBanned ? BANNED : ACTIVE,
  titleName: values.titleName,
  titleColor: values.titleName.trim() ? values.titleColor : '',
  ...(values.hasNewPassword ? { setNewPwd: true, password: values.password } : {}),
});

/** The field that each error code of the server belongs to. */
export const fieldOfError: Partial<Record<ErrorCode, keyof UserValues>> = {
  'register.usernameTaken': 'username',
  'register.usernameForm': 'username',
  'users.nameTooLong': 'username',
  'register.emailTaken': 'email',
  'users.oneself': 'role',
  'users.lastRoot': 'role',
};

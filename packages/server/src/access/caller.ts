import { grants, type Permission, type RoleId, type RoleName, roles } from '@oj/contract';

/** The user who calls, read from stored rows for each request. */
export interface Caller {
  readonly id: number;
  readonly username: string;
  readonly role: RoleId;
}

export const roleName = ({ role }: Pick<Caller, 'role'>): RoleName => roles[role].name;
export const isAdmin = (caller: Caller | undefined) => mayDo(caller, 'back_office');
export const mayDo = (caller: Caller | undefined, permission: Permission) => !!caller && grants(caller.role, permission);

export type Locale = 'zh-CN' | 'en-US';

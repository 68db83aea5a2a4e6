import { type Permission, someGrants, type UserInfo } from '@oj/contract';

/** Whether a role of somebody grants something. A visitor may nothing. */
export const may = (person: Pick<UserInfo, 'roleList'> | undefined, permission: Permission): boolean =>
  !!person && someGrants(person.roleList, permission);

import { isAdminRole, type UserInfo } from '@oj/contract';

type Person = Pick<UserInfo, 'roleList'> | undefined;

export const isAdmin = (person: Person) => !!person?.roleList.some(isAdminRole);
export const isSuperAdmin = (person: Person) => !!person?.roleList.includes('root');
/** Whether somebody may publish and delete the problems of others. */
export const isProblemAdmin = (person: Person) => isSuperAdmin(person) || !!person?.roleList.includes('problem_admin');

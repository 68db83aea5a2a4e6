import { grants, type Permission, type RoleId, roles } from '@oj/contract';
import { useUser } from './SessionProvider';

/** Whether a role of the reader grants something. A visitor may nothing. */
export function useMay(permission: Permission): boolean {
  const user = useUser();
  const ids = Object.keys(roles).map(id => Number(id) as RoleId);
  return ids.some(id => grants(id, permission) && user?.roleList.includes(roles[id].name));
}

import type { RoleId } from '@oj/contract';
import { isAdmin } from '../../access/caller';
import { ROOT_ROLE } from '../account/account.table';

const badgeOf = (role: RoleId) =>
  role === ROOT_ROLE ? ('root' as const) : isAdmin({ id: 0, username: '', role }) ? ('admin' as const) : null;

/** A row with the badge of its author instead of the role. */
export const withBadge = <Row extends { authorRole: RoleId }>({ authorRole, ...row }: Row) => ({ ...row, role: badgeOf(authorRole) });

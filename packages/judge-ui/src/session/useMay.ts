import type { Permission } from '@oj/contract';
import { may } from './may';
import { useUser } from './SessionProvider';

/** Whether a role of the reader grants something. A visitor may nothing. */
export function useMay(permission: Permission): boolean {
  return may(useUser(), permission);
}

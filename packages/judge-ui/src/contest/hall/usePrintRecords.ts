import { type PrintJob, printStatuses } from '@oj/contract';
import type { PrintRecord } from '@oj/ui';
import { useMemo } from 'react';
import { useUser } from '../../session/SessionProvider';

/** Print jobs of the wire as the library wants them. */
export function usePrintRecords(rows: readonly PrintJob[]): readonly PrintRecord[] {
  const uid = useUser()?.uid;
  return useMemo(
    () =>
      rows.map(({ id, username, realname, room, seat, beginning, length, gmtCreate, status, helper }) => ({
        id,
        participant: username,
        realname,
        room,
        seat,
        beginning,
        length,
        sentAt: gmtCreate,
        printed: status === printStatuses.printed,
        helper: helper && { name: helper.username, own: helper.uid === uid },
      })),
    [rows, uid],
  );
}

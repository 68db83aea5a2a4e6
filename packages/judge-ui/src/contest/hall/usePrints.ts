import type { PrintJob } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useApi } from '../../api/ApiProvider';
import { saveFile } from '../../parts/saveFile';
import { useUser } from '../../session/SessionProvider';
import { useOrganisersLive } from './useOrganisersLive';
import * as pollMs from '../../live/pollMs';

interface Paging {
  currentPage: number;
  limit: number;
}

/** A page of the print jobs of the reader, or of all: fetched every ten seconds. */
export function usePrints(cid: number, { onlyMine, ...paging }: Paging & { onlyMine: boolean }) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.prints(cid), user?.uid, onlyMine, paging],
    queryFn: () => api.print.list({ cid, onlyMine, ...paging }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs.prints,
  });
}

/** All print jobs of a contest, also live. */
export function usePrintAdmin(cid: number, paging: Paging) {
  useOrganisersLive(cid, 'prints', contestKeys.prints(cid));
  return usePrints(cid, { ...paging, onlyMine: false });
}

export function usePrintChanges(cid: number) {
  const key = contestKeys.prints(cid);
  const submit = useChange(key, (api, content: string) => api.print.submit({ cid, content }));
  const confirm = useChange(key, (api, id: number) => api.print.confirm({ cid, id }));
  const claim = useChange(key, (api, given: { id: number; claimed: boolean }) => api.print.claim({ cid, ...given }));
  const download = useChange(key, async (api, { id, username }: PrintJob) =>
    saveFile(`print-${id}-${username.replace(/[^\w-]/g, '_')}.txt`, await api.print.text({ id })),
  );
  const send = useChange(key, (api, given: { id: number; again: boolean }) => api.print.send({ cid, ...given }));
  return { submit, confirm, claim, send, download };
}

/** The printer of the site, for organisers who print. */
export function usePrinter(cid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.printer(cid), user?.uid],
    queryFn: () => api.print.printer({ cid }),
    staleTime: Infinity,
  });
}

import type { PrintJob } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';
import { saveFile } from '../../parts/saveFile';
import { useUser } from '../../session/SessionProvider';
import { useOrganisersLive } from './useOrganisersLive';

const REFRESH_MS = 10_000;

interface Paging {
  currentPage: number;
  limit: number;
}

/** A page of the print jobs of the reader, or of all: fetched every ten seconds. */
export function usePrints(cid: number, { onlyMine, ...paging }: Paging & { onlyMine: boolean }) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.prints(cid), user?.uid, onlyMine, paging],
    queryFn: async () => (await wholeApi()).print.list({ cid, onlyMine, ...paging }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** All print jobs of a contest, also live. */
export function usePrintDesk(cid: number, paging: Paging) {
  useOrganisersLive(cid, contestKeys.prints(cid));
  return usePrints(cid, { ...paging, onlyMine: false });
}

export function usePrintChanges(cid: number) {
  const submit = useChange(cid, (api, content: string) => api.print.submit({ cid, content }));
  const confirm = useChange(cid, (api, id: number) => api.print.confirm({ cid, id }));
  const claim = useChange(cid, (api, given: { id: number; claimed: boolean }) => api.print.claim({ cid, ...given }));
  const download = useChange(cid, async (api, { id, username }: PrintJob) =>
    saveFile(`print-${id}-${username.replace(/[^\w-]/g, '_')}.txt`, await api.print.text({ id })),
  );
  return { submit, confirm, claim, download };
}

/** Also after a refusal: another organiser was quicker. */
function useChange<Given>(cid: number, change: (api: WholeApi, given: Given) => Promise<unknown>) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSettled: () => cache.invalidateQueries({ queryKey: contestKeys.prints(cid) }),
  });
}

import { MOST_TAKEN_AT_ONCE, type OnTakenId, type PackageFormatName, type PackageReport, type TakenProblem } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemKeys } from '../../api/problemKeys';
import { useApi } from '../../api/ApiProvider';
import { adminProblemKeys } from '../admin/useAdminProblems';

interface Wanted {
  report: PackageReport;
  auth: number;
  problems: readonly { key: string; onTaken: OnTakenId }[];
}

/** Takes problems, some at a time, so that it shows how far it is; what has come stays, whatever happens to the rest. */
export function useTakeProblems() {
  const api = useApi();
  const cache = useQueryClient();
  const [taken, setTaken] = useState<readonly TakenProblem[]>([]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ report: { handle, format }, auth, problems }: Wanted) => {
      if (!handle || !format) return;
      // One call for each problem shows progress; many problems share calls, because each call reads the package anew.
      const step = problems.length <= 20 ? 1 : MOST_TAKEN_AT_ONCE;
      for (let at = 0; at < problems.length; at += step) {
        const some = await api.problemPackage.take({ handle, format, auth, problems: problems.slice(at, at + step) });
        setTaken(before => [...before, ...some]);
      }
    },
    onSettled: () => Promise.all([adminProblemKeys.lists, problemKeys.all].map(async queryKey => cache.invalidateQueries({ queryKey }))),
  });
  const forget = () => {
    setTaken([]);
    reset();
  };
  return { taken, take: mutate, isPending, error, forget };
}

/** Reads a package that is there as another format. */
export function usePackageRecheck(onReport: (report: PackageReport) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: { handle: string; format: PackageFormatName }) => api.problemPackage.look(input),
    onSuccess: onReport,
  });
}

/** What of these problems a format cannot hold. */
export function useExportLosses(pid: readonly number[], format: PackageFormatName) {
  const api = useApi();
  return useQuery({
    queryKey: [...adminProblemKeys.lists, 'losses', pid, format],
    queryFn: () => api.problemPackage.losses({ pid: [...pid], format }),
    placeholderData: keepPreviousData,
  });
}

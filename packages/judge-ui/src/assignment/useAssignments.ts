import type { Assignment, ClientInput, contract } from '@oj/contract';
import { useLocale } from '@oj/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChange } from '../api/useChange';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';

type Calls = typeof contract.assignment;
export type Terms = ClientInput<Calls['add']>['terms'];

/** What a reader may know differs, so that each has answers of their own. */
const keys = {
  all: ['assignments'] as const,
  due: ['assignments', 'due'] as const,
  one: (gid: number, id: number) => ['assignments', gid, id] as const,
};

/** Assignments of a group: all for who manages it, their own for members. */
export function useAssignments(input: ClientInput<Calls['list']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...keys.all, input.gid, 'list', user?.uid, input],
    queryFn: () => api.assignment.list(input),
    placeholderData: keepPreviousData,
  });
}

export function useAssignment(gid: number, id: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...keys.one(gid, id), 'detail', user?.uid],
    queryFn: () => api.assignment.detail({ gid, id }),
  });
}

/** The members that an assignment was handed out to one by one. What is typed is never refetched over. */
export function useChosenMembers({ gid, id, toAll }: Pick<Assignment, 'gid' | 'id' | 'toAll'>) {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.one(gid, id), 'chosen'],
    queryFn: () => api.assignment.chosen({ gid, id }),
    enabled: !toAll,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A page of the matrix of an assignment. */
export function useAssignmentMatrix(query: ClientInput<Calls['matrix']>) {
  const api = useApi();
  const user = useUser();
  const locale = useLocale();
  return useQuery({
    queryKey: [...keys.one(Number(query.gid), Number(query.id)), 'matrix', user?.uid, locale, query],
    queryFn: () => api.assignment.matrix(query),
    placeholderData: keepPreviousData,
  });
}

/** What the reader has to do in all groups; for visitors nothing is asked. */
export function useDue(input: ClientInput<Calls['due']>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...keys.due, user?.uid, input],
    queryFn: () => api.assignment.due(input),
    placeholderData: keepPreviousData,
    // A verdict may have come since it was last shown.
    staleTime: 0,
    enabled: !!user,
  });
}

export function useAssignmentChanges(gid: number) {
  return {
    handOut: useChange(keys.all, (api, given: { tid: number; terms: Terms }) => api.assignment.add({ gid, ...given })),
    change: useChange(keys.all, (api, given: { id: number; terms: Terms }) => api.assignment.change({ gid, ...given })),
    remove: useChange(keys.all, (api, id: number) => api.assignment.remove({ gid, id })),
  };
}

import type { ClientInput, ConnectionKind, contract } from '@oj/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';

type Typed = ClientInput<typeof contract.connection.choose>;
const queryKey = ['admin', 'connections'] as const;

/** The connections in force and those of the next start. */
export function useConnections() {
  const api = useApi();
  return useQuery({ queryKey, queryFn: () => api.connection.list() });
}

export function useConnectionMutations() {
  const api = useApi();
  return {
    test: useMutation({ mutationFn: (typed: Typed) => api.connection.test(typed) }),
    choose: useChange(queryKey, (api, typed: Typed) => api.connection.choose(typed)),
    drop: useChange(queryKey, (api, kind: ConnectionKind) => api.connection.drop({ kind })),
  };
}

import type { ClientInput, ConnectionKind, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Typed = ClientInput<typeof contract.connection.choose>;
const queryKey = ['admin', 'connections'] as const;

/** The connections in force and those of the next start. */
export function useConnections() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey, queryFn: async () => (await wholeApi()).connection.list() });
}

export function useConnectionMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey });
  return {
    test: useMutation({ mutationFn: async (typed: Typed) => (await wholeApi()).connection.test(typed) }),
    choose: useMutation({ mutationFn: async (typed: Typed) => (await wholeApi()).connection.choose(typed), onSuccess }),
    drop: useMutation({ mutationFn: async (kind: ConnectionKind) => (await wholeApi()).connection.drop({ kind }), onSuccess }),
  };
}

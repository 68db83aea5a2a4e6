import type { ClientInput, contract } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';

type Calls = typeof contract.tagEditor;
type WithId = { id: number };

const keys = { classified: ['tags', 'classified'] as const };

export function useClassifiedTags() {
  const api = useApi();
  return useQuery({ queryKey: keys.classified, queryFn: () => api.tag.classified({}) });
}

/** Saves and deletes; with an id something is changed, without one it is added. */
export function useTagMutations() {
  return {
    saveTag: useChange(['tags'], (api, { id, ...tag }: ClientInput<Calls['add']> & Partial<WithId>): Promise<unknown> =>
      id === undefined ? api.tagEditor.add(tag) : api.tagEditor.change({ ...tag, id }),
    ),
    removeTag: useChange(['tags'], (api, tid: number) => api.tagEditor.remove({ tid })),
    saveClassification: useChange(
      ['tags'],
      (api, { id, ...given }: ClientInput<Calls['addClassification']> & Partial<WithId>): Promise<unknown> =>
        id === undefined ? api.tagEditor.addClassification(given) : api.tagEditor.changeClassification({ ...given, id }),
    ),
    removeClassification: useChange(['tags'], (api, tcid: number) => api.tagEditor.removeClassification({ tcid })),
  };
}

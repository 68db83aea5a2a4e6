import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Api = typeof contract.tagEditor;
type WithId = { id: number };

const keys = { classified: ['tags', 'classified'] as const };

export function useClassifiedTags() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: keys.classified, queryFn: async () => (await wholeApi()).tag.classified({}) });
}

/** Saves and deletes; with an id something is changed, without one it is added. */
export function useTagMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: ['tags'] });
  return {
    saveTag: useMutation({
      mutationFn: async ({ id, ...tag }: ClientInput<Api['add']> & Partial<WithId>): Promise<unknown> => {
        const { tagEditor } = await wholeApi();
        return id === undefined ? tagEditor.add(tag) : tagEditor.change({ ...tag, id });
      },
      onSuccess,
    }),
    removeTag: useMutation({ mutationFn: async (tid: number) => (await wholeApi()).tagEditor.remove({ tid }), onSuccess }),
    saveClassification: useMutation({
      mutationFn: async ({ id, ...given }: ClientInput<Api['addClassification']> & Partial<WithId>): Promise<unknown> => {
        const { tagEditor } = await wholeApi();
        return id === undefined ? tagEditor.addClassification(given) : tagEditor.changeClassification({ ...given, id });
      },
      onSuccess,
    }),
    removeClassification: useMutation({
      mutationFn: async (tcid: number) => (await wholeApi()).tagEditor.removeClassification({ tcid }),
      onSuccess,
    }),
  };
}

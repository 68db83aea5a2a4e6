import { Due, dueLists, Page } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { useListState } from '../../useListState';

export function DuePage() {
  const [query] = useSearchParams();
  const { page, onPageChange } = useListState({});
  return (
    <Page>
      <Due list={dueLists.find(list => list === query.get('list')) ?? 'left'} page={page} onPageChange={onPageChange} />
    </Page>
  );
}

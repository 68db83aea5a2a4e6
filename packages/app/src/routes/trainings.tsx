import { Page, trainingAuths, TrainingList } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from '../query';

export function TrainingsPage() {
  const [query, setQuery] = useSearchParams();
  const filter = {
    categoryId: numberIn(query, 'categoryId'),
    auth: trainingAuths.find(auth => auth === query.get('auth')),
    keyword: query.get('keyword') ?? undefined,
  };
  return (
    <Page>
      <TrainingList
        filter={filter}
        page={pageIn(query)}
        onFilterChange={({ categoryId, auth, keyword }) =>
          setQuery(withValues(query, { categoryId, auth, keyword, currentPage: undefined }))
        }
        onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
      />
    </Page>
  );
}

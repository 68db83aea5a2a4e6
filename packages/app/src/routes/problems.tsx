import { Page, ProblemList } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 30;

export function ProblemsPage() {
  const [query, setQuery] = useSearchParams();
  const tagId = (query.get('tagId') ?? '')
    .split(',')
    .map(Number)
    .filter(id => Number.isInteger(id) && id > 0);
  const filter = {
    keyword: query.get('keyword') ?? undefined,
    difficulty: levelIn(query),
    oj: query.get('oj') ?? undefined,
    tagId: tagId.length ? tagId : undefined,
  };
  return (
    <Page>
      <ProblemList
        filter={filter}
        page={pageIn(query)}
        pageSize={pageSizeIn(query, PAGE_SIZE)}
        onFilterChange={({ keyword, oj, difficulty, tagId }) =>
          setQuery(withValues(query, { keyword, oj, difficulty, tagId, currentPage: undefined }))
        }
        onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
        onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
      />
    </Page>
  );
}

const HARDEST = 5;

/** An unknown level counts as no filter. */
function levelIn(query: URLSearchParams) {
  const level = numberIn(query, 'difficulty');
  return level !== undefined && level >= 0 && level <= HARDEST ? level : undefined;
}

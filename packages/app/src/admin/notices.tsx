import { NoticeAdminPage } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function NoticesPage() {
  const [query, setQuery] = useSearchParams();
  return <NoticeAdminPage page={pageIn(query)} onPageChange={currentPage => setQuery(withValues(query, { currentPage }))} />;
}

import { AnnouncementAdminPage } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function AnnouncementsPage() {
  const [query, setQuery] = useSearchParams();
  return <AnnouncementAdminPage page={pageIn(query)} onPageChange={currentPage => setQuery(withValues(query, { currentPage }))} />;
}

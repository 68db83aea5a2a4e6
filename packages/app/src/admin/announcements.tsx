import { AnnouncementAdminPage } from '@oj/judge-ui';
import { useListState } from '../useListState';

export function AnnouncementsPage() {
  const { page, onPageChange } = useListState({});
  return <AnnouncementAdminPage page={page} onPageChange={onPageChange} />;
}

import { NoticeAdminPage } from '@oj/judge-ui';
import { useListState } from '../useListState';

export function NoticesPage() {
  const { page, onPageChange } = useListState({});
  return <NoticeAdminPage page={page} onPageChange={onPageChange} />;
}

import { UserAdminPage } from '@oj/judge-ui';
import { flag, useListState, words } from '../useListState';

export function UsersPage() {
  return <UserAdminPage {...useListState({ onlyAdmin: flag, keyword: words }, { pageSize: 15 })} />;
}

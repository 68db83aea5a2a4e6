import { groupAuthValues, GroupList, groupPageSizes, Page } from '@oj/judge-ui';
import { flag, oneOf, useListState, words } from '../../useListState';

const groupFilter = { auth: oneOf(groupAuthValues), keyword: words, onlyMine: flag };

export function GroupsPage() {
  const state = useListState(groupFilter, { pageSize: 15, pageSizes: groupPageSizes });
  return (
    <Page>
      <GroupList {...state} />
    </Page>
  );
}

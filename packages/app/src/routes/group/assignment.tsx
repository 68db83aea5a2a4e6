import { AssignmentState } from '@oj/contract';
import { AssignmentDetail, GroupShell, NotFound, Page } from '@oj/judge-ui';
import { useParams } from 'react-router-dom';
import { oneOf, useListState, words } from '../../useListState';

const matrixFilter = { keyword: words, state: oneOf(AssignmentState.options) };

const isId = (id: number) => Number.isInteger(id) && id > 0;

/** An assignment in its group: keyword, state and page of the matrix are in the address. */
export function AssignmentPage() {
  const { groupID, assignmentID } = useParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(matrixFilter);
  const [gid, id] = [Number(groupID), Number(assignmentID)];
  if (!isId(gid) || !isId(id))
    return (
      <Page>
        <NotFound />
      </Page>
    );
  return (
    <Page>
      <GroupShell key={gid} gid={gid} tab="assignment">
        {group => (
          <AssignmentDetail
            group={group}
            assignmentId={id}
            isWhole={group.powers.manage}
            keyword={filter.keyword}
            state={filter.state}
            page={page}
            onKeywordChange={keyword => onFilterChange({ ...filter, keyword })}
            onStateChange={state => onFilterChange({ ...filter, state })}
            onPageChange={onPageChange}
          />
        )}
      </GroupShell>
    </Page>
  );
}

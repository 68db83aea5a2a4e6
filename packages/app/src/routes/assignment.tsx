import { AssignmentState } from '@oj/contract';
import { AssignmentDetail, GroupShell, NotFound, Page } from '@oj/judge-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

const isId = (id: number) => Number.isInteger(id) && id > 0;

/** An assignment in its group: keyword, state and page of the matrix are in the address. */
export function AssignmentPage() {
  const { groupID, assignmentID } = useParams();
  const [query, setQuery] = useSearchParams();
  const [gid, id] = [Number(groupID), Number(assignmentID)];
  if (!isId(gid) || !isId(id))
    return (
      <Page>
        <NotFound />
      </Page>
    );
  const filter = (values: { keyword?: string | undefined; state?: string | undefined }) =>
    setQuery(withValues(query, { ...values, currentPage: undefined }));
  return (
    <Page>
      <GroupShell key={gid} gid={gid} tab="assignment">
        {group => (
          <AssignmentDetail
            group={group}
            assignmentId={id}
            isWhole={group.powers.manage}
            keyword={query.get('keyword') ?? undefined}
            state={AssignmentState.options.find(state => state === query.get('state'))}
            page={pageIn(query)}
            onKeywordChange={keyword => filter({ keyword })}
            onStateChange={state => filter({ state })}
            onPageChange={page => setQuery(withValues(query, { currentPage: page > 1 ? page : undefined }))}
          />
        )}
      </GroupShell>
    </Page>
  );
}

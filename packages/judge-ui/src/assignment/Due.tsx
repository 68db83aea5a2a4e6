import { EmptyState, PageHeader, TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { LoggedIn } from '../account/LoggedIn';
import { dueAddress, type DueList, dueLists } from '../links/groupAddress';
import { PagedTable } from '../parts/list/PagedTable';
import { useTitle } from '../site/useSite';
import { assignmentPhrases } from './assignmentPhrases';
import { useAssignmentColumns } from './useAssignmentColumns';
import { useDue } from './useAssignments';

const PAGE_SIZE = 15;

interface DueProps {
  list: DueList;
  page: number;
  onPageChange: (page: number) => void;
}

/** What the reader's groups have handed out to them, by deadline. */
export function Due(props: DueProps) {
  const say = usePhrases(assignmentPhrases);
  useTitle(say('whatIsDue'));
  return <LoggedIn>{() => <DueTable {...props} />}</LoggedIn>;
}

const asked = { left: { isDone: false }, done: { isDone: true }, over: { isOver: true } } as const;
const names = { left: 'left', done: 'done', over: 'past' } as const;

function DueTable({ list, page, onPageChange }: DueProps) {
  const say = usePhrases(assignmentPhrases);
  const columns = useAssignmentColumns({ withGroup: true });
  const found = useDue({ ...asked[list], currentPage: page, limit: PAGE_SIZE });
  return (
    <>
      <PageHeader
        title={say('whatIsDue')}
        description={say('whatIsDueLead')}
        tabs={
          <TabLinks aria-label={say('lists')}>
            {dueLists.map(each => (
              <Link key={each} to={dueAddress(each)} aria-current={each === list ? 'page' : undefined}>
                {say(names[each])}
              </Link>
            ))}
          </TabLinks>
        }
      />
      <PagedTable
        label={say(names[list])}
        failed={say('failed')}
        list={found}
        columns={columns}
        rowKey={row => String(row.id)}
        empty={
          list === 'left' ? (
            <EmptyState picture="boat" title={say('nothingDue')}>
              {say('nothingDueHint')}
            </EmptyState>
          ) : (
            <EmptyState title={say(list === 'done' ? 'nothingDone' : 'nothingOver')} />
          )
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
    </>
  );
}

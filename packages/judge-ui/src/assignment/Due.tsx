import { EmptyState, PageHeader, TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { LoggedIn } from '../account/LoggedIn';
import { dueAddress } from '../links/groupAddress';
import { PagedTable } from '../parts/PagedTable';
import { useTitle } from '../site/useSite';
import { assignmentPhrases } from './assignmentPhrases';
import { useAssignmentColumns } from './useAssignmentColumns';
import { useDue } from './useAssignments';

const PAGE_SIZE = 15;

interface DueProps {
  /** What is over, instead of what is to come. */
  isOver: boolean;
  page: number;
  onPageChange: (page: number) => void;
}

/** What the reader's groups have handed out to them, by deadline. */
export function Due(props: DueProps) {
  const say = usePhrases(assignmentPhrases);
  useTitle(say('whatIsDue'));
  return <LoggedIn>{() => <DueTable {...props} />}</LoggedIn>;
}

function DueTable({ isOver, page, onPageChange }: DueProps) {
  const say = usePhrases(assignmentPhrases);
  const columns = useAssignmentColumns({ withGroup: true });
  const list = useDue({ isOver, currentPage: page, limit: PAGE_SIZE });
  return (
    <>
      <PageHeader
        title={say('whatIsDue')}
        description={say('whatIsDueLead')}
        tabs={
          <TabLinks aria-label={say('lists')}>
            <Link to={dueAddress()} aria-current={isOver ? undefined : 'page'}>
              {say('coming')}
            </Link>
            <Link to={dueAddress({ isOver: true })} aria-current={isOver ? 'page' : undefined}>
              {say('past')}
            </Link>
          </TabLinks>
        }
      />
      <PagedTable
        label={say(isOver ? 'past' : 'coming')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        empty={
          isOver ? (
            <EmptyState title={say('nothingOver')} />
          ) : (
            <EmptyState picture="boat" title={say('nothingDue')}>
              {say('nothingDueHint')}
            </EmptyState>
          )
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
    </>
  );
}

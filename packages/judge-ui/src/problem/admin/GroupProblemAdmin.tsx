import { EmptyState, usePhrases } from '@oj/ui';
import { usePageScope } from '../../links/PageScope';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { ButtonLink } from '../../parts/ButtonLink';
import { PagedTable } from '../../parts/list/PagedTable';
import { adminProblemPhrases } from './adminProblemPhrases';
import { useAdminProblemColumns } from './useAdminProblemColumns';
import { useAdminProblems } from './useAdminProblems';

const PAGE_SIZE = 10;

interface GroupProblemAdminProps {
  keyword: string | undefined;
  page: number;
  onPageChange: (page: number) => void;
}

/** All problems that were made in the group of the page, for who manages it. Authors change their own, roots all. */
export function GroupProblemAdmin({ keyword, page, onPageChange }: GroupProblemAdminProps) {
  const say = usePhrases(adminProblemPhrases);
  const { gid } = usePageScope();
  const columns = useAdminProblemColumns();
  const list = useAdminProblems({ keyword, currentPage: page, limit: PAGE_SIZE });
  const nothing = keyword ? (
    <EmptyState picture="boat" title={say('none')}>
      {say('noneHint')}
    </EmptyState>
  ) : (
    <EmptyState picture="scroll" title={say('noneYet')} action={<ButtonLink to={problemFormAddress(gid)}>{say('create')}</ButtonLink>}>
      {say('noneYetHint')}
    </EmptyState>
  );
  return (
    <PagedTable
      label={say('inGroup')}
      failed={say('failed')}
      list={list}
      columns={columns}
      rowKey={row => String(row.id)}
      skeletonRows={PAGE_SIZE}
      empty={nothing}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={onPageChange}
    />
  );
}

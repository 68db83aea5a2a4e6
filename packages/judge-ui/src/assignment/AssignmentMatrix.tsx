import { AssignmentState, type MatrixRow } from '@oj/contract';
import { Button, Card, EmptyState, Pagination, pigmentVariables, Select, theme, usePhrases, VirtualTable } from '@oj/ui';
import { FileSpreadsheet, FileText, Search } from 'lucide-react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { FilterSearch } from '../parts/list/FilterRow';
import { useFollowInside } from '../parts/useFollowInside';
import { useDownload } from '../parts/useDownload';
import { useExistingPage } from '../parts/list/useExistingPage';
import { matrixPhrases } from './matrixPhrases';
import { useAssignmentMatrix } from './useAssignments';
import { useMatrixColumns } from './useMatrixColumns';

const PAGE_SIZE = 100;
/** Cells are many: few rows are drawn beyond the edges. */
const OVERSCAN = 1;

export interface AssignmentMatrixProps {
  gid: number;
  assignmentId: number;
  /** Sees all students, filters and exports; otherwise the matrix is the reader's own line. */
  isWhole: boolean;
  keyword: string | undefined;
  state: AssignmentState | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onStateChange: (state: AssignmentState | undefined) => void;
  onPageChange: (page: number) => void;
}

/** Students × problems: best result, tries, last activity and late marks. Only what is in sight is drawn. */
export function AssignmentMatrix({ gid, assignmentId, isWhole, keyword, state, page, ...on }: AssignmentMatrixProps) {
  const say = usePhrases(matrixPhrases);
  const follow = useFollowInside();
  const filter = { gid, id: assignmentId, keyword, state };
  const matrix = useAssignmentMatrix({ ...filter, currentPage: page, limit: PAGE_SIZE });
  const { data, error, isPending, isPlaceholderData, refetch } = matrix;
  useExistingPage(page, isPlaceholderData ? undefined : data?.page.pages, on.onPageChange);
  const problems = data?.problems ?? none;
  const withRealNames = isWhole && (data?.page.records.some(({ realname }) => realname) ?? false);
  const columns = useMatrixColumns({ problems, withRealNames });
  return (
    <Stack>
      {isWhole && (
        <Bar>
          <FilterSearch label={say('search')} value={keyword} prefix={<Search aria-hidden />} onChange={on.onKeywordChange} />
          <Select
            label={say('state')}
            labelHidden
            value={state ?? ''}
            options={[{ value: '', label: say('anyState') }, ...AssignmentState.options.map(value => ({ value, label: say(value) }))]}
            onValueChange={value => on.onStateChange(AssignmentState.options.find(each => each === value))}
          />
          <Exports filter={filter} />
        </Bar>
      )}
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <Grid
            label={say(isWhole ? 'label' : 'own')}
            columns={columns}
            wide
            onClick={follow}
            rows={data?.page.records ?? none}
            rowKey={rowKey}
            density="comfortable"
            overscan={OVERSCAN}
            maxHeightPx={680}
            loading={isPending || isPlaceholderData}
            empty={<EmptyState picture="boat" title={say('nobody')} />}
          />
        )}
      </Card>
      {data && data.page.pages > 1 && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.page.total} onPageChange={on.onPageChange} />
      )}
    </Stack>
  );
}

const none: never[] = [];
const rowKey = ({ uid }: MatrixRow) => uid;

interface ExportsProps {
  filter: { gid: number; id: number; keyword: string | undefined; state: AssignmentState | undefined };
}

function Exports({ filter }: ExportsProps) {
  const say = usePhrases(matrixPhrases);
  const { download, isPending } = useDownload();
  const fetchAs = (format: 'csv' | 'xlsx') =>
    download({ name: `assignment-${filter.id}.${format}`, fetch: api => api.assignment.exportFile({ ...filter, format }) });
  return (
    <Files>
      <Button disabled={isPending} onClick={() => fetchAs('csv')}>
        <FileText aria-hidden /> {say('csv')}
      </Button>
      <Button disabled={isPending} onClick={() => fetchAs('xlsx')}>
        <FileSpreadsheet aria-hidden /> {say('xlsx')}
      </Button>
    </Files>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
`;

const Files = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-inline-start: auto;
`;

const Grid = styled(VirtualTable<MatrixRow>)`
  /* Opaque, so that browsers scroll what is drawn instead of drawing it again. */
  background: ${theme.color.surface};
  /* A result: thousands are drawn while somebody scrolls, so it is three elements that have no styles of their own. */
  & td[data-align='center'] {
    padding: 0;
  }
  & td[data-align='center'] > a {
    align-self: stretch;
    justify-self: stretch;
    padding-block: 5px;
    color: ${theme.color.text2};
    font: ${theme.font.number};
    line-height: 15px;
    text-align: center;
    text-decoration: none;
    & > b {
      display: block;
      width: 40px;
      margin-inline: auto;
      border-radius: ${theme.radius.seal};
      background: var(--pigment);
      color: ${theme.color.onSolid};
      font: 700 11px/21px ${theme.family.mono};
      ${pigmentVariables}
    }
    & > b[data-pigment='ac'] {
      background: var(--pigment-soft);
      color: var(--pigment-fg);
    }
    & > small {
      display: block;
    }
    &[data-mark='late'] small {
      color: ${theme.color.warn};
    }
    &[data-mark='missed'] small {
      color: ${theme.color.danger};
    }
    &:hover small {
      text-decoration: underline;
    }
  }
`;

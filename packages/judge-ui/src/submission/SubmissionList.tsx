import { Status } from '@oj/contract';
import {
  Button,
  EmptyState,
  PageHeader,
  Select,
  type SubmissionColumn,
  Switch,
  theme,
  usePhrases,
  useToast,
  useVerdictName,
  verdicts,
} from '@oj/ui';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases } from '../api/errorPhrases';
import { useUser } from '../session/SessionProvider';
import { FilterBar } from '../parts/list/FilterBar';
import { PagedList } from '../parts/list/PagedList';
import { SearchField } from '../parts/list/SearchField';
import { useTitle } from '../site/useSite';
import { submissionPhrases } from './submissionPhrases';
import { SubmissionRows } from './SubmissionRows';
import { useSubmissions } from './useSubmissions';

export interface SubmissionFilter {
  onlyMine?: boolean | undefined;
  status?: Status | undefined;
  problemID?: string | undefined;
  /** Whether that is the whole of a display id, not a part. */
  completeProblemID?: boolean | undefined;
  username?: string | undefined;
}

export interface SubmissionListProps {
  filter: SubmissionFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: SubmissionFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** All practice submissions, newest first, live. */
export function SubmissionList(props: SubmissionListProps) {
  const say = usePhrases(submissionPhrases);
  useTitle(say('title'));
  return (
    <>
      <PageHeader title={say('title')} />
      <SubmissionPages {...props} />
    </>
  );
}

interface SubmissionPagesProps extends SubmissionListProps {
  /** Columns that are not drawn. Keep the array in a constant. */
  hiddenColumns?: readonly SubmissionColumn[] | undefined;
}

/** The submissions of the page's scope with their filters, a page at a time. */
export function SubmissionPages({
  filter: wanted,
  page,
  pageSize,
  hiddenColumns,
  onFilterChange,
  onPageChange,
  onPageSizeChange,
}: SubmissionPagesProps) {
  const say = usePhrases(submissionPhrases);
  const user = useUser();
  // A visitor has none of their own, whatever the address says.
  const filter = user ? wanted : { ...wanted, onlyMine: undefined };
  const list = useSubmissions({ ...filter, currentPage: page, limit: pageSize });
  const rows = list.data?.records ?? [];
  return (
    <>
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <PagedList
        list={list}
        failed={say('listFailed')}
        pages={list.data && { unknownTotal: true, hasNext: rows.length === pageSize, page, pageSize, onPageChange, onPageSizeChange }}
      >
        <SubmissionRows
          rows={rows}
          hidden={hiddenColumns}
          loading={list.isPending || list.isPlaceholderData}
          empty={
            <EmptyState picture="boat" title={say('none')} action={<Button onClick={() => onFilterChange({})}>{say('reset')}</Button>}>
              {say('noneHint')}
            </EmptyState>
          }
        />
      </PagedList>
    </>
  );
}

function Filters({ filter, onFilterChange }: Pick<SubmissionListProps, 'filter' | 'onFilterChange'>) {
  const say = usePhrases(submissionPhrases);
  const sayError = usePhrases(errorPhrases);
  const nameOf = useVerdictName();
  const toast = useToast();
  const user = useUser();
  const openDialog = useAccountDialog();
  const isFiltered = Object.values(filter).some(value => value !== undefined && value !== false);

  const showMine = (onlyMine: boolean) => {
    if (user || !onlyMine) return onFilterChange({ ...filter, onlyMine: onlyMine || undefined, username: undefined });
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => onFilterChange({ ...filter, onlyMine: true, username: undefined }));
  };

  return (
    <FilterBar isFiltered={isFiltered} reset={say('reset')} onReset={() => onFilterChange({})}>
      <Switch label={say('mine')} checked={filter.onlyMine ?? false} onCheckedChange={showMine} />
      <Select
        label={say('status')}
        labelHidden
        value={filter.status === undefined ? '' : String(filter.status)}
        options={[
          { value: '', label: say('anyStatus') },
          ...verdicts
            .filter(({ code }) => code !== Status.notSubmitted)
            .map(({ code, letters }) => ({ value: String(code), label: `${letters} · ${nameOf(code)}` })),
        ]}
        onValueChange={value => onFilterChange({ ...filter, status: value === '' ? undefined : (Number(value) as Status) })}
      />
      <Word
        label={say('problem')}
        value={filter.problemID}
        onChange={problemID => onFilterChange({ ...filter, problemID, completeProblemID: undefined })}
      />
      <Word
        label={say('author')}
        value={filter.username}
        disabled={filter.onlyMine ?? false}
        onChange={username => onFilterChange({ ...filter, username })}
      />
    </FilterBar>
  );
}

const Word = styled(SearchField)`
  width: 160px;
  ${theme.phone} {
    flex: 1 1 120px;
  }
`;

import { Status } from '@oj/contract';
import {
  Button,
  Card,
  EmptyState,
  PageHeader,
  Pagination,
  Select,
  Switch,
  theme,
  usePhrases,
  useToast,
  useVerdictName,
  verdicts,
} from '@oj/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases } from '../api/errorPhrases';
import { FailedQuery } from '../api/FailedQuery';
import { useUser } from '../session/SessionProvider';
import { pageSizes } from '../shell/pageSizes';
import { useTitle } from '../site/useSite';
import { WordField } from '../shell/WordField';
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
export function SubmissionList({ filter: wanted, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: SubmissionListProps) {
  const say = usePhrases(submissionPhrases);
  useTitle(say('title'));
  const user = useUser();
  // A visitor has none of their own, whatever the address says.
  const filter = user ? wanted : { ...wanted, onlyMine: undefined };
  const { data, error, isPending, isPlaceholderData, refetch } = useSubmissions({ ...filter, currentPage: page, limit: pageSize });
  const rows = data?.records ?? [];
  return (
    <>
      <PageHeader title={say('title')} />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('listFailed')} error={error} onRetry={refetch} />
        ) : (
          <SubmissionRows
            rows={rows}
            loading={isPending || isPlaceholderData}
            empty={
              <EmptyState picture="boat" title={say('none')} action={<Button onClick={() => onFilterChange({})}>{say('reset')}</Button>}>
                {say('noneHint')}
              </EmptyState>
            }
          />
        )}
      </Card>
      <Foot>
        <Pagination
          unknownTotal
          hasNext={rows.length === pageSize}
          page={page}
          pageSize={pageSize}
          onPageChange={onPageChange}
          pageSizes={pageSizes}
          onPageSizeChange={onPageSizeChange}
        />
      </Foot>
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
    <Row>
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
      {isFiltered && (
        <Button tone="quiet" onClick={() => onFilterChange({})}>
          <X aria-hidden /> {say('reset')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};
`;

const Word = styled(WordField)`
  width: 160px;
  ${theme.phone} {
    flex: 1 1 120px;
  }
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;

import type { Training, TrainingRankRow } from '@oj/contract';
import { Button, Card, EmptyState, Pagination, PlainTable, type PlainTableProps, Skeleton, theme, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { pageSizes } from '../parts/list/pageSizes';
import { SearchField } from '../parts/list/SearchField';
import { useExistingPage } from '../parts/list/useExistingPage';
import { useIsPhone } from '../parts/useIsPhone';
import { useUser } from '../session/SessionProvider';
import { useTitle } from '../site/useSite';
import { trainingPhrases } from './trainingPhrases';
import { trainingRankPhrases } from './trainingRankPhrases';
import { useTrainingRankColumns } from './useTrainingRankColumns';
import { useTrainingProblems, useTrainingRank } from './useTrainings';

export interface TrainingRankProps {
  training: Training;
  keyword: string | undefined;
  page: number;
  pageSize: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** Who takes part in a training and how they stand with each problem. */
export function TrainingRank({ training, keyword, page, pageSize, onKeywordChange, onPageChange, onPageSizeChange }: TrainingRankProps) {
  const say = usePhrases(trainingRankPhrases);
  const sayTraining = usePhrases(trainingPhrases);
  useTitle(`${sayTraining('rank')} - ${training.title}`);
  const user = useUser();
  const isPhone = useIsPhone();
  const { data: problems, isPending: isCounting } = useTrainingProblems(training.id);
  const { data, error, isPending, isPlaceholderData, refetch } = useTrainingRank({
    tid: training.id,
    keyword,
    currentPage: page,
    limit: pageSize,
  });
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const columns = useTrainingRankColumns({ problems: problems ?? none, isPhone, seesRealNames: data?.records.some(hasRealName) ?? false });
  const isOwn = ({ uid }: TrainingRankRow) => uid === user?.uid;
  return (
    <Stack>
      <Head>
        <Rule>{say('rule')}</Rule>
        <Word label={say('search')} prefix={<Search aria-hidden />} value={keyword} maxLength={100} onChange={onKeywordChange} />
      </Head>
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : isPending || isCounting ? (
          <Skeleton shape="block" height={360} />
        ) : (
          <PlainTable
            label={say('label')}
            columns={columns}
            rows={data?.records ?? none}
            rowKey={rowKey}
            loading={isPlaceholderData}
            highlight={isOwn}
            empty={<Nothing isFiltered={keyword !== undefined} onReset={() => onKeywordChange(undefined)} />}
          />
        )}
      </Card>
      {data && data.total > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPageChange={onPageChange}
          pageSizes={pageSizes}
          onPageSizeChange={onPageSizeChange}
        />
      )}
    </Stack>
  );
}

const none: never[] = [];
const rowKey: PlainTableProps<TrainingRankRow>['rowKey'] = ({ uid }) => uid;
const hasRealName = ({ realname }: TrainingRankRow) => !!realname;

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(trainingRankPhrases);
  if (!isFiltered) return <EmptyState title={say('none')}>{say('noneHint')}</EmptyState>;
  return (
    <EmptyState picture="boat" title={say('noMatch')} action={<Button onClick={onReset}>{say('clear')}</Button>}>
      {say('noMatchHint')}
    </EmptyState>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
`;

const Rule = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const Word = styled(SearchField)`
  width: 280px;
  ${theme.phone} {
    width: 100%;
  }
`;

import type { DiscussionReport, ReportDecision } from '@oj/contract';
import { Card, EmptyState, Pagination, Skeleton, Switch, theme, usePhrases, useShortcuts, useToast } from '@oj/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { QuietLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import { useExistingPage } from '../../parts/list/useExistingPage';
import { discussionAdminPhrases } from './discussionAdminPhrases';
import { ReportCard } from './ReportCard';
import { useDiscussionAdminMutations, useDiscussionReports } from './useDiscussionAdmin';

const PAGE_SIZE = 10;
const told = { keep: 'kept', hide: 'hidden', mute: 'muted' } as const;

interface ReportAdminProps {
  page: number;
  onPageChange: (page: number) => void;
}

/** Reports that wait for a decision, by pointer or by single keys; or those that have one. */
export function ReportAdmin({ page, onPageChange }: ReportAdminProps) {
  const say = usePhrases(discussionAdminPhrases);
  const [isChecked, setIsChecked] = useState(false);
  const list = useDiscussionReports({ isChecked, currentPage: page, limit: PAGE_SIZE });
  const { data, error, isPlaceholderData, refetch } = list;
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const showChecked = (checked: boolean) => {
    setIsChecked(checked);
    onPageChange(1);
  };
  return (
    <Root aria-busy={(!data && !error) || isPlaceholderData || undefined}>
      <Head>
        <QuietLine>{say('keysLead')}</QuietLine>
        <Switch label={say('showChecked')} checked={isChecked} onCheckedChange={showChecked} />
      </Head>
      {!data &&
        (error ? <FailedQuery title={say('reportsFailed')} error={error} onRetry={refetch} /> : <Skeleton shape="block" height={180} />)}
      {data?.records.length === 0 && (
        <Card>
          <EmptyState picture="boat" title={say(isChecked ? 'noneChecked' : 'noReports')} />
        </Card>
      )}
      {data && <Reports reports={data.records} />}
      {data && data.total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={onPageChange} />}
    </Root>
  );
}

function Reports({ reports }: { reports: readonly DiscussionReport[] }) {
  const say = usePhrases(discussionAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { decide } = useDiscussionAdminMutations();
  const cards = useRef(new Map<number, HTMLElement>());
  const [at, setAt] = useState(0);
  const go = (next: number) => {
    const target = reports[next];
    if (target) cards.current.get(target.id)?.focus();
  };
  const settle = (report: DiscussionReport | undefined, decision: ReportDecision) => {
    if (!report || report.status || decide.isPending) return;
    const onSuccess = () => void toast({ tone: 'success', title: say(told[decision]) });
    decide.mutate({ id: report.id, decision }, { onSuccess, onError: showError });
  };
  const current = reports[Math.min(at, reports.length - 1)];
  useShortcuts([
    { keys: 'j', label: say('keysLead'), onPress: () => go(document.activeElement?.closest('[data-report]') ? at + 1 : at) },
    { keys: 'k', label: say('keysLead'), onPress: () => go(at - 1) },
    { keys: '1', label: say('keep'), onPress: () => settle(current, 'keep') },
    { keys: '2', label: say('hide'), onPress: () => settle(current, 'hide') },
    { keys: '3', label: say('mute'), onPress: () => settle(current, 'mute') },
  ]);
  return reports.map((report, place) => (
    <ReportCard
      key={report.id}
      ref={card => {
        if (card) cards.current.set(report.id, card);
        else cards.current.delete(report.id);
      }}
      report={report}
      isCurrent={report === current}
      isPending={decide.isPending && decide.variables.id === report.id}
      onFocus={() => setAt(place)}
      onDecide={decision => settle(report, decision)}
    />
  ));
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[7]};
`;

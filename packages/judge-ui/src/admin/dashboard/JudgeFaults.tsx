import type { JudgeFault } from '@oj/contract';
import { Button, Card, RelativeTime, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useErrorToast } from '../../parts/useErrorToast';
import { dashboardPhrases } from './dashboardPhrases';
import { useDismissJudgeFault, useJudgeFaults } from './useDashboard';

/** Problems whose special judge or interactor failed, until an admin dismisses them. */
export function JudgeFaults() {
  const say = usePhrases(dashboardPhrases);
  const { data, error, refetch } = useJudgeFaults();
  return (
    <Card title={say('faults')} description={data?.length ? say('faultsLead') : undefined}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={2} />}
      {data?.length === 0 && <None>{say('noFault')}</None>}
      <Faults>
        {data?.map(fault => (
          <Fault key={fault.pid} fault={fault} />
        ))}
      </Faults>
    </Card>
  );
}

function Fault({ fault: { pid, problemId, title, submitId, message, times, lastAt } }: { fault: JudgeFault }) {
  const say = usePhrases(dashboardPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useDismissJudgeFault();
  return (
    <li>
      <div>
        <Link to={`/admin/problem/edit/${pid}`}>
          {problemId} {title}
        </Link>
        <small>
          {say('times', { count: times })} · <RelativeTime at={lastAt} /> ·{' '}
          <Link to={`/submission-detail/${submitId}`}>{say('submission', { id: submitId })}</Link>
        </small>
        <code>{message}</code>
      </div>
      <Button
        size="small"
        pending={isPending}
        onClick={() =>
          mutate(pid, { onSuccess: () => toast({ tone: 'success', title: say('settleOf', { id: problemId }) }), onError: showError })
        }
      >
        <Check aria-hidden /> {say('settle')}
      </Button>
    </li>
  );
}

const None = styled.p`
  margin: 0;
  color: ${theme.color.text2};
`;

const Faults = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[6]};
    padding-block: ${theme.space[5]};
  }
  & > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
  & > li > div {
    display: grid;
    gap: ${theme.space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    padding-block: 2px;
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & code {
    color: ${theme.color.text2};
    font: ${theme.font.number};
    white-space: pre-wrap;
  }
`;

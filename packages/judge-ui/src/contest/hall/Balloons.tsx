import type { Balloon, Contest } from '@oj/contract';
import { BalloonQueue, type BalloonQueueProps, EmptyState, usePhrases } from '@oj/ui';
import { useCallback, useMemo } from 'react';
import { PagedRows } from '../../parts/list/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { useContestTitle } from '../useContestTitle';
import { hallPhrases } from './hallPhrases';
import { Participant } from './Participant';
import { useBalloonChanges, useBalloons } from './useBalloons';

const PAGE_SIZE = 20;

export interface HallPaging {
  page: number;
  onPageChange: (page: number) => void;
}

/** Solved problems of a contest, for those who bring balloons: those still to be delivered first. */
export function Balloons({ contest, page, onPageChange }: HallPaging & { contest: Contest }) {
  const say = usePhrases(hallPhrases);
  useContestTitle(contest, say('balloons'));
  const list = useBalloons(contest.id, { currentPage: page, limit: PAGE_SIZE });
  return (
    <div>
      <PagedRows list={list} failed={say('balloonsFailed')} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange}>
        {(rows, loading) => <Queue cid={contest.id} rows={rows} loading={loading} />}
      </PagedRows>
    </div>
  );
}

function Queue({ cid, rows, loading }: { cid: number; rows: readonly Balloon[]; loading: boolean }) {
  const say = usePhrases(hallPhrases);
  const uid = useUser()?.uid;
  const acts = useBalloonActs(cid);
  const balloons = useMemo(
    () =>
      rows.map(({ id, displayId, displayTitle, color, username, realname, submitTime, firstBlood, helper, checked }) => ({
        id,
        problemLabel: displayId,
        problemTitle: displayTitle,
        color,
        participant: username,
        realname,
        solvedAt: submitTime,
        first: firstBlood,
        helper: helper && { name: helper.username, own: helper.uid === uid },
        delivered: checked,
      })),
    [rows, uid],
  );
  const empty = (
    <EmptyState picture="scroll" title={say('noBalloons')}>
      {say('noBalloonsHint')}
    </EmptyState>
  );
  return <BalloonQueue {...acts} balloons={balloons} loading={loading} density="comfortable" empty={empty} />;
}

function useBalloonActs(cid: number) {
  const showError = useErrorToast();
  const changes = useBalloonChanges(cid);
  const claim = changes.claim.mutateAsync;
  const check = changes.check.mutateAsync;
  return {
    onClaim: useCallback<NonNullable<BalloonQueueProps['onClaim']>>(
      ({ id }, claimed) => claim({ id: Number(id), claimed }).catch(showError),
      [claim, showError],
    ),
    onDeliveredChange: useCallback<NonNullable<BalloonQueueProps['onDeliveredChange']>>(
      ({ id }, checked) => check({ id: Number(id), checked }).catch(showError),
      [check, showError],
    ),
    renderParticipant: useCallback<NonNullable<BalloonQueueProps['renderParticipant']>>(
      ({ participant, realname }) => <Participant username={participant} realname={realname ?? null} />,
      [],
    ),
  };
}

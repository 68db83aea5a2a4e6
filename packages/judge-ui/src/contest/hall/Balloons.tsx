import type { Balloon, Contest } from '@oj/contract';
import { BalloonQueue, type BalloonQueueProps, type BalloonRecord, EmptyState, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { ResetFilters } from '../../parts/list/FilterRow';
import { PagedRows } from '../../parts/list/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { RoomFilter } from '../seats/RoomFilter';
import { useContestTitle } from '../useContestTitle';
import { hallPhrases } from './hallPhrases';
import { Participant } from './Participant';
import { useBalloonChanges, useBalloons } from './useBalloons';

const PAGE_SIZE = 20;

export interface HallPaging {
  page: number;
  onPageChange: (page: number) => void;
}

interface BalloonsProps extends HallPaging {
  contest: Contest;
  filter: { room?: string | undefined };
  onFilterChange: (filter: { room?: string | undefined }) => void;
}

/** Solved problems of a contest, for those who bring balloons: what has moved first, then those still to be delivered. */
export function Balloons({ contest, filter: { room }, page, onFilterChange, onPageChange }: BalloonsProps) {
  const say = usePhrases(hallPhrases);
  useContestTitle(contest, say('balloons'));
  const list = useBalloons(contest.id, { room, currentPage: page, limit: PAGE_SIZE });
  const onReset = () => onFilterChange({});
  return (
    <div>
      <RoomFilter cid={contest.id} room={room} onRoomChange={next => onFilterChange({ room: next })} />
      <PagedRows list={list} failed={say('balloonsFailed')} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange}>
        {(rows, loading) => <Queue cid={contest.id} rows={rows} loading={loading} onReset={room === undefined ? undefined : onReset} />}
      </PagedRows>
    </div>
  );
}

interface QueueProps {
  cid: number;
  rows: readonly Balloon[];
  loading: boolean;
  /** Shows the balloons of all rooms. Undefined: they are shown. */
  onReset: (() => void) | undefined;
}

function Queue({ cid, rows, loading, onReset }: QueueProps) {
  const say = usePhrases(hallPhrases);
  const uid = useUser()?.uid;
  const balloons = useMemo(() => new Map(rows.map(row => [nameOf(row), row])), [rows]);
  const acts = useBalloonActs(cid, balloons);
  const records = useMemo(() => rows.map(row => recordOf(row, uid)), [rows, uid]);
  const empty = onReset ? (
    <EmptyState picture="boat" title={say('noneInRoom')} action={<ResetFilters onReset={onReset} />} />
  ) : (
    <EmptyState picture="scroll" title={say('noBalloons')}>
      {say('noBalloonsHint')}
    </EmptyState>
  );
  return <BalloonQueue {...acts} renderParticipant={nameOnRow} balloons={records} loading={loading} empty={empty} />;
}

/** A balloon that is accepted no longer has no submission to be named by. */
const nameOf = ({ uid, pid }: Balloon) => `${uid} ${pid}`;

const nameOnRow: BalloonQueueProps['renderParticipant'] = ({ participant, realname }) => (
  <Participant username={participant} realname={realname ?? null} />
);

const recordOf = (row: Balloon, uid: string | undefined): BalloonRecord => ({
  id: nameOf(row),
  problemLabel: row.displayId,
  problemTitle: row.displayTitle,
  color: row.color,
  participant: row.username,
  realname: row.realname,
  room: row.room,
  seat: row.seat,
  solvedAt: row.submitTime,
  first: row.firstBlood,
  firstProvisional: row.firstProvisional,
  helper: row.helper && { name: row.helper.username, own: row.helper.uid === uid },
  delivered: row.checked,
  change: row.change,
  changedBy: row.changedBy,
});

/** Each act answers whether it succeeded, and says the refusal otherwise. */
function useBalloonActs(cid: number, balloons: ReadonlyMap<unknown, Balloon>) {
  const showError = useErrorToast();
  const { claim, check, settle } = useBalloonChanges(cid);
  const done = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (reason: unknown) => {
        showError(reason);
        return false;
      },
    );
  const act = (record: BalloonRecord, work: (balloon: Balloon) => Promise<unknown> | undefined) => {
    const balloon = balloons.get(record.id);
    return done(Promise.resolve(balloon && work(balloon)));
  };
  /** What the desk shows: a mark that is provisional is brought later. */
  const sawFirst = ({ firstBlood, firstProvisional }: Balloon) => firstBlood && !firstProvisional;
  return {
    onClaim: (record: BalloonRecord, claimed: boolean) =>
      act(record, row => (row.id === null ? undefined : claim.mutateAsync({ id: row.id, claimed, sawFirst: sawFirst(row) }))),
    onDeliveredChange: (record: BalloonRecord, checked: boolean) =>
      act(record, row => (row.id === null ? undefined : check.mutateAsync({ id: row.id, checked, sawFirst: sawFirst(row) }))),
    onSettle: (record: BalloonRecord) =>
      act(record, ({ change, pid, uid }) => (change ? settle.mutateAsync({ pid, uid: Number(uid), change }) : undefined)),
  };
}

import type { Balloon as BalloonRow, Contest } from '@oj/contract';
import { Balloon, type Column, EmptyState, formatMoment, Switch, Tag, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { PagedTable } from '../../parts/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { useContestTitle } from '../useContestTitle';
import { hallPhrases } from './hallPhrases';
import { HelperCell } from './HelperCell';
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
  const columns = useBalloonColumns(contest.id);
  const list = useBalloons(contest.id, { currentPage: page, limit: PAGE_SIZE });
  return (
    <div>
      <PagedTable
        label={say('balloons')}
        failed={say('balloonsFailed')}
        list={list}
        columns={columns}
        rowKey={row => `${row.uid} ${row.pid}`}
        empty={
          <EmptyState picture="scroll" title={say('noBalloons')}>
            {say('noBalloonsHint')}
          </EmptyState>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
    </div>
  );
}

function useBalloonColumns(cid: number): readonly Column<BalloonRow>[] {
  const say = usePhrases(hallPhrases);
  return useMemo(
    () => [
      {
        key: 'balloon',
        header: say('balloon'),
        width: '76px',
        cell: ({ displayId, color }) => (
          <Balloon letter={displayId} color={color} size={21} label={say('balloonOf', { problem: displayId })} />
        ),
      },
      {
        key: 'problem',
        header: say('problem'),
        cell: ({ displayId, displayTitle, firstBlood }) => (
          <Problem>
            <bdi>
              <b>{displayId}</b> {displayTitle}
            </bdi>
            {firstBlood && <Tag tone="danger">{say('firstBlood')}</Tag>}
          </Problem>
        ),
      },
      { key: 'participant', header: say('participant'), cell: row => <Participant {...row} /> },
      { key: 'time', header: say('solvedAt'), width: '172px', cell: ({ submitTime }) => <Time>{formatMoment(submitTime)}</Time> },
      { key: 'helper', header: say('helper'), width: '196px', cell: row => !row.checked && <Helper cid={cid} row={row} /> },
      { key: 'checked', header: say('checked'), width: '88px', cell: row => <Delivered cid={cid} row={row} /> },
    ],
    [say, cid],
  );
}

interface BalloonCellProps {
  cid: number;
  row: BalloonRow;
}

function Helper({ cid, row: { id, displayId, helper } }: BalloonCellProps) {
  const say = usePhrases(hallPhrases);
  const showError = useErrorToast();
  const { claim } = useBalloonChanges(cid);
  return (
    <HelperCell
      helper={helper}
      what={say('balloonOf', { problem: displayId })}
      disabled={claim.isPending}
      onClaim={claimed => claim.mutate({ id, claimed }, { onError: showError })}
    />
  );
}

function Delivered({ cid, row: { id, displayId, username, checked } }: BalloonCellProps) {
  const say = usePhrases(hallPhrases);
  const showError = useErrorToast();
  const { check } = useBalloonChanges(cid);
  return (
    <Switch
      label={say('checkedOf', { who: username, problem: displayId })}
      labelHidden
      disabled={check.isPending}
      checked={check.isPending ? check.variables.checked : checked}
      onCheckedChange={next => check.mutate({ id, checked: next }, { onError: showError })}
    />
  );
}

const Problem = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

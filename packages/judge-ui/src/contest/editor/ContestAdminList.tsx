import { contestTypes, type EditedContestRow } from '@oj/contract';
import { type Column, formatMoment, Switch, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminList, adminListFilter, type AdminListState } from '../../page/AdminList';
import { useAdminScope } from '../../page/AdminScope';
import { RowTitle } from '../../parts/list/RowTitle';
import { useErrorToast } from '../../parts/useErrorToast';
import { contestAdminPhrases } from './contestAdminPhrases';
import { ContestRowActions } from './ContestRowActions';
import { pauseOf } from '../summaryOf';
import { useAdminContests, useContestMutations } from './useContestAdmin';

/** All contests of the site, or of a group, with the hidden ones, the newest first. */
export function ContestAdminList(state: AdminListState) {
  const { addresses } = useAdminScope();
  const list = useAdminContests(adminListFilter(state));
  return <AdminList words={contestAdminPhrases} list={list} columns={useContestColumns()} newAddress={addresses.newContest} {...state} />;
}

const tones = { '-1': 'accent', 0: 'success', 1: 'neutral' } as const;
type ContestPhase = -1 | 0 | 1;

function useContestColumns(): readonly Column<EditedContestRow>[] {
  const say = usePhrases(contestAdminPhrases);
  const { addresses } = useAdminScope();
  return useMemo(
    () => [
      {
        key: 'title',
        header: say('name'),
        cell: row => <RowTitle>{row.mayEdit ? <Link to={addresses.contest(row.id)}>{row.title}</Link> : row.title}</RowTitle>,
      },
      {
        key: 'rule',
        header: say('rule'),
        width: '156px',
        cell: ({ type, auth }) => (
          <Tags>
            <Tag>{type === contestTypes.oi ? 'OI' : 'ACM'}</Tag>
            <Tag>{say(`auth${auth === 1 || auth === 2 ? auth : 0}`)}</Tag>
          </Tags>
        ),
      },
      {
        key: 'status',
        header: say('status'),
        width: '104px',
        cell: row => <Status row={row} />,
      },
      {
        key: 'time',
        header: say('time'),
        width: '176px',
        cell: ({ startTime, endTime }) => (
          <Times>
            {formatMoment(startTime)}
            <br />
            {formatMoment(endTime)}
          </Times>
        ),
      },
      { key: 'author', header: say('author'), width: '120px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      { key: 'visible', header: say('visible'), width: '88px', cell: row => <VisibleSwitch row={row} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '132px',
        cell: row => <ContestRowActions row={row} />,
      },
    ],
    [say, addresses],
  );
}

/** Whether the contest is on; a pause takes the place of "Running". */
function Status({ row }: { row: EditedContestRow }) {
  const say = usePhrases(contestAdminPhrases);
  const status = row.status as ContestPhase;
  return pauseOf(row) ? <Tag tone="warning">{say('paused')}</Tag> : <Tag tone={tones[status]}>{say(`status${status}`)}</Tag>;
}

function VisibleSwitch({ row }: { row: EditedContestRow }) {
  const say = usePhrases(contestAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { changeVisible } = useContestMutations();
  const { id, title } = row;
  return (
    <Switch
      label={say('visibleOf', { title })}
      labelHidden
      disabled={!row.mayEdit || changeVisible.isPending}
      checked={changeVisible.isPending ? changeVisible.variables.visible : row.visible}
      onCheckedChange={visible =>
        changeVisible.mutate(
          { id, visible },
          { onSuccess: () => toast({ tone: 'success', title: say(visible ? 'shown' : 'hidden', { title }) }), onError: showError },
        )
      }
    />
  );
}

const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Times = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

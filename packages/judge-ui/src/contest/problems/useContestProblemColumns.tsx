import { type Contest, type ContestProblem, contestTypes, Status } from '@oj/contract';
import { Balloon, type Column, formatCount, theme, useLocale, usePhrases, VerdictSeal } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ProblemLink } from '../../links/ProblemLink';
import { contestProblemPhrases } from './contestProblemPhrases';

/** The columns of the problems of a contest. */
export function useContestProblemColumns({ type, isSealed, powers }: Contest): readonly Column<ContestProblem>[] {
  const say = usePhrases(contestProblemPhrases);
  const locale = useLocale();
  const hidesCounts = isSealed && !powers.pastSeal;
  return useMemo(() => {
    const count = (value: number) =>
      hidesCounts ? (
        <Unknown title={say('hidden')} aria-label={say('hidden')}>
          ?
        </Unknown>
      ) : (
        formatCount(value, locale)
      );
    return [
      {
        key: 'myStatus',
        header: say('myStatus'),
        headerHidden: true,
        width: '76px',
        cell: row => <OwnStatus row={row} isOi={type === contestTypes.oi} />,
      },
      { key: 'id', header: say('id'), width: '104px', cell: ({ displayId }) => <Id data-column="id">{displayId}</Id> },
      {
        key: 'title',
        header: say('title'),
        cell: ({ displayId, displayTitle }) => (
          <Title data-column="title">
            <ProblemLink problemId={displayId}>{displayTitle}</ProblemLink>
          </Title>
        ),
      },
      {
        key: 'balloon',
        header: say('balloon'),
        headerHidden: true,
        width: '56px',
        cell: ({ displayId, color }) => <Balloon letter={displayId} color={color} size={24} data-column="balloon" />,
      },
      { key: 'ac', header: say('ac'), align: 'end', width: '88px', cell: ({ ac }) => <Figure data-column="ac">{count(ac)}</Figure> },
      {
        key: 'total',
        header: say('total'),
        align: 'end',
        width: '96px',
        cell: ({ total }) => <Figure data-column="total">{count(total)}</Figure>,
      },
    ];
  }, [say, locale, type, hidesCounts]);
}

function OwnStatus({ row: { myStatus, score }, isOi }: { row: ContestProblem; isOi: boolean }) {
  if (myStatus === null || myStatus === Status.notSubmitted) return null;
  return <VerdictSeal data-column="myStatus" status={myStatus} {...(isOi && { score })} />;
}

const Figure = styled.span`
  font: ${theme.font.number};
`;

const Unknown = styled.span.attrs({ role: 'img' })`
  color: ${theme.color.text3};
`;

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  overflow-wrap: anywhere;
`;

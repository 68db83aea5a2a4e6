import type { RankRow } from '@oj/contract';
import { type Column, linkStyle, Tag, theme, touchTarget, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { groupAddress } from '../links/groupAddress';
import { PersonTag } from '../links/PersonTag';
import { firstLine } from './firstLine';
import { rankPhrases } from './rankPhrases';
import type { RankKind } from './useRank';

export type RankedRow = RankRow & { place: number };

const FULL_PERCENT = 100;
const rateOf = ({ ac, total }: RankRow) => (total > 0 ? `${((ac / total) * FULL_PERCENT).toFixed(2)}%` : '--');

/** Place, user and numbers fit on a phone without scrolling to the side. */
const wide = { place: '64px', user: '260px', count: '88px', counts: '132px' };
const narrow = { place: '48px', user: undefined, count: '68px', counts: '96px' };

/** Accepted counts lead to the submissions, on the rank of a group to those of the group; there nicknames are tags. */
export function useRankColumns(kind: RankKind, isPhone: boolean, gid?: number): readonly Column<RankedRow>[] {
  const say = usePhrases(rankPhrases);
  return useMemo(() => {
    const widths = isPhone ? narrow : wide;
    const status = gid === undefined ? '/status' : groupAddress(gid, 'status');
    const accepted = ({ username, ac }: RankedRow) => (
      <CountLink
        to={`${status}?username=${encodeURIComponent(username)}&status=0`}
        aria-label={`${ac} – ${say('theirAccepted', { name: username })}`}
      >
        {ac}
      </CountLink>
    );
    const numbers: Column<RankedRow>[] =
      kind === 'acm'
        ? [
            { key: 'ac', header: say('ac'), align: 'end', width: widths.count, cell: accepted },
            { key: 'total', header: say('total'), align: 'end', width: widths.count, cell: row => <Figure>{row.total}</Figure> },
          ]
        : [
            { key: 'score', header: say('score'), align: 'end', width: widths.count, cell: row => <Figure>{row.score}</Figure> },
            {
              key: 'ac',
              header: say('acOfTotal'),
              align: 'end',
              width: widths.counts,
              cell: row => (
                <Figure>
                  {accepted(row)} / {row.total}
                </Figure>
              ),
            },
          ];
    return [
      {
        key: 'place',
        header: say('place'),
        align: 'end',
        width: widths.place,
        cell: row => <Figure data-place={row.place}>{row.place}</Figure>,
      },
      {
        key: 'user',
        header: say('user'),
        ...(widths.user && { width: widths.user }),
        // Names are cut on a phone, where they would push the numbers off the screen; titles are left out for want of room.
        truncate: isPhone,
        cell: row => <PersonTag person={isPhone ? { ...row, titleName: null } : row} size={30} />,
      },
      {
        key: 'nickname',
        header: say('nickname'),
        width: '150px',
        truncate: true,
        cell: row => (gid !== undefined ? <NicknameTag nickname={row.nickname} /> : <bdi>{row.nickname}</bdi>),
      },
      ...numbers,
      { key: 'rating', header: say('rating'), align: 'end', width: '96px', cell: row => <Figure>{rateOf(row)}</Figure> },
      { key: 'signature', header: say('signature'), truncate: true, cell: row => <Quiet>{firstLine(row.signature)}</Quiet> },
    ];
  }, [kind, isPhone, gid, say]);
}

const nicknameTones = ['accent', 'success', 'warning', 'danger', 'running'] as const;

/** GRP-071: its tone follows from its length. */
const NicknameTag = ({ nickname }: { nickname: string | null }) =>
  nickname ? <Tag tone={nicknameTones[nickname.length % nicknameTones.length] ?? 'accent'}>{nickname}</Tag> : null;

const Figure = styled.span`
  font: ${theme.font.number};
  &[data-place='1'],
  &[data-place='2'],
  &[data-place='3'] {
    font-weight: 700;
  }
`;

const Quiet = styled.bdi`
  color: ${theme.color.text2};
`;

const CountLink = styled(Link)`
  ${linkStyle}
  ${touchTarget}
  justify-content: end;
  font: ${theme.font.number};
`;

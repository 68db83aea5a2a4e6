import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { paintOf } from '../Balloon/paint';
import type { Award } from '../../ranking/standing';
import type { Say } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { VirtualRank } from '../cells/VirtualRank';
import type { scoreboardPhrases } from './scoreboardPhrases';

interface RankCellProps {
  /** Null: unofficial. */
  rank: number | null;
  award?: Award | null | undefined;
  /** The rank is one that nobody has: of a virtual participant. */
  virtual?: boolean | undefined;
  /** Places won (positive) or lost; 0: none. */
  change: number;
  say: Say<typeof scoreboardPhrases.words>;
}

/** The rank, on a disc if it wins something; how far it moved stands under it. */
export function RankCell({ rank, award, virtual, change, say }: RankCellProps) {
  const moved = Math.abs(change);
  return (
    <>
      {virtual && rank !== null ? (
        <VirtualRank title={say('virtual')}>{rank}</VirtualRank>
      ) : (
        <RankDisc rank={rank} award={award} unofficial={say('unofficial')} />
      )}
      {moved > 0 && (
        <Change data-up={change > 0 || undefined} title={say(change > 0 ? 'up' : 'down', { count: moved })}>
          {moved}
        </Change>
      )}
    </>
  );
}

/** The number alone, or on the disc of its award. */
export function RankDisc({ rank, award, unofficial }: { rank: number | null; award?: Award | null | undefined; unofficial: string }) {
  if (rank === null) return <Guest aria-label={unofficial} title={unofficial} />;
  if (!award) return rank;
  const paint = paintOf(award.background);
  return (
    <Disc
      title={award.name}
      data-medal={award.medal ?? (paint ? (paint.bright ? 'bright' : 'dark') : undefined)}
      style={paint && !award.medal ? ({ '--disc': paint.color } as CSSProperties) : undefined}
    >
      {rank}
    </Disc>
  );
}

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 30px;
  height: 30px;
  padding: 0 4px;
  box-sizing: border-box;
  border-radius: 15px;
  background: var(--disc, ${theme.color.sunken});
  font-size: 15px;
  print-color-adjust: exact;
  &[data-medal] {
    color: #1d1d26;
  }
  &[data-medal='dark'] {
    color: #fff;
  }
  &[data-medal='gold'] {
    background: var(--oj-gold);
  }
  &[data-medal='silver'] {
    background: var(--oj-silver);
  }
  &[data-medal='bronze'] {
    background: var(--oj-bronze);
  }
  [data-density='compact']:not(:root) & {
    min-width: 26px;
    height: 26px;
    border-radius: 13px;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    color: CanvasText;
  }
`;

const Guest = styled.span.attrs({ role: 'img' })`
  &::before {
    color: ${theme.color.text3};
    content: '★';
  }
`;

const Change = styled.small`
  color: var(--oj-wa-fg);
  font: 500 11px/12px ${theme.family.mono};
  &::before {
    content: '▾';
  }
  &[data-up] {
    color: var(--oj-ac-fg);
  }
  &[data-up]::before {
    content: '▴';
  }
`;

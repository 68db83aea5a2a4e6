import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import type { DayCount } from './WeekLines';
import { weekLinesPhrases } from './weekLinesPhrases';

interface WeekHintProps {
  day: DayCount;
  name: string;
  /** Where along the drawing it stands, 0 to 1. */
  shareOfWidth: number;
  /** Height of the point that it belongs to, from the top. */
  topPx: number;
}

/** The numbers of the active day; readers hear them from the day itself. */
export function WeekHint({ day, name, shareOfWidth, topPx }: WeekHintProps) {
  const say = usePhrases(weekLinesPhrases);
  const place = { '--share': `${shareOfWidth * 100}%`, '--top': `${topPx}px` } as CSSProperties;
  return (
    <Card aria-hidden style={place} data-edge={shareOfWidth > 0.6 ? 'end' : 'start'}>
      <strong>{name}</strong>
      <span>
        {say('submitted')} <b>{day.submitted}</b>
      </span>
      <span>
        {say('accepted')} <b>{day.accepted}</b>
      </span>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  inset-block-start: clamp(0px, var(--top) - 20px, 110px);
  inset-inline-start: calc(var(--share) + 14px);
  display: grid;
  gap: 2px;
  padding: 8px 12px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  font: ${theme.font.caption};
  white-space: nowrap;
  pointer-events: none;

  &[data-edge='end'] {
    inset-inline: auto calc(100% - var(--share) + 14px);
  }
  & > strong {
    font: ${theme.font.label};
  }
  & > span {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[6]};
    color: ${theme.color.text2};
  }
  & b {
    color: ${theme.color.text};
    font: 500 12px/16px ${theme.family.mono};
  }
`;

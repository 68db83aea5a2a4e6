import type { Calendar } from '@oj/contract';
import { formatCount, pigmentVariables, theme, useLocale, usePhrases, verdictOf, VerdictSeal } from '@oj/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { profilePhrases } from './profilePhrases';

const MOST_SHOWN = 5;

/** How submissions ended: the most frequent verdicts, each with its share. */
export function VerdictShares({ verdicts }: Pick<Calendar, 'verdicts'>) {
  const say = usePhrases(profilePhrases);
  const locale = useLocale();
  const total = verdicts.reduce((sum, { count }) => sum + count, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  if (total === 0) return <Nothing>{say('noVerdicts')}</Nothing>;
  return (
    <List>
      {verdicts.slice(0, MOST_SHOWN).map(({ status, count }) => (
        <li key={status}>
          <VerdictSeal status={status} />
          <Bar data-pigment={verdictOf(status).pigment} style={{ '--share': count / total } as CSSProperties} />
          <Figure title={formatCount(count, locale)}>{percent.format(count / total)}</Figure>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) 40px;
    align-items: center;
    gap: ${theme.space[4]};
  }
  & > li > :first-child {
    justify-self: start;
  }
`;

const Bar = styled.span`
  ${pigmentVariables}
  height: 8px;
  border-radius: 4px;
  background: ${theme.color.sunken};
  overflow: hidden;
  &::before {
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    border-radius: 4px;
    background: var(--pigment);
    content: '';
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

const Figure = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  text-align: end;
`;

const Nothing = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.body};
`;

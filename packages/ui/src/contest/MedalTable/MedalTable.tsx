import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { type MedalCounts, medalOf, medals as tiers } from '../../ranking/medals';
import { isAcmStanding, type Medal, type Standing } from '../../ranking/standing';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { type ShownName } from '../Scoreboard/boardFilter';
import { mainTotal, sideTotal } from '../Scoreboard/boardKinds';
import { RankDisc } from '../Scoreboard/RankCell';
import { TeamCell } from '../Scoreboard/TeamCell';
import { theme } from '../../theme/theme';

const words = phrases('medalTable', {
  label: { zh: '奖牌榜', en: 'Medals' },
  gold: { zh: '金牌', en: 'Gold' },
  silver: { zh: '银牌', en: 'Silver' },
  bronze: { zh: '铜牌', en: 'Bronze' },
  count: { zh: '{{count}} 队', en: { one: '{{count}} team', other: '{{count}} teams' } },
  rank: { zh: '排名', en: 'Rank' },
  team: { zh: '队伍', en: 'Team' },
  solved: { zh: '过题', en: 'Solved' },
  score: { zh: '总分', en: 'Score' },
  penalty: { zh: '罚时', en: 'Penalty' },
  time: { zh: '用时', en: 'Time' },
  none: { zh: '暂无获奖队伍', en: 'No medals yet' },
  unofficial: { zh: '打星', en: 'Unofficial' },
});

export interface MedalTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Ordered and ranked rows; the unofficial and those without a medal are left out. */
  standings: readonly Standing[];
  /** How many of each. `medalCounts` makes them from percentages. */
  medals: MedalCounts;
  /** Kind of name that is shown. Default `username`. */
  shownName?: ShownName;
  /** Address of a team: makes names links. Keep it in a constant. */
  teamHref?: (standing: Standing) => string;
}

/** Who wins gold, silver and bronze. Equal ranks win equal medals. */
export const MedalTable = forwardRef<HTMLDivElement, MedalTableProps>(function MedalTable(
  { standings, medals, shownName = 'username', teamHref, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const winners = tiers.map(medal => ({ medal, rows: standings.filter(standing => medalOf(standing, medals) === medal) }));
  const acm = standings.every(isAcmStanding);
  if (winners.every(({ rows }) => rows.length === 0)) {
    return (
      <Frame ref={ref} {...rest}>
        <p>{say('none')}</p>
      </Frame>
    );
  }
  return (
    <Frame ref={ref} data-density="comfortable" {...rest}>
      <table aria-label={say('label')}>
        <thead>
          <tr>
            <th scope="col">{say('rank')}</th>
            <th scope="col">{say('team')}</th>
            <th scope="col">{say(acm ? 'solved' : 'score')}</th>
            <th scope="col">{say(acm ? 'penalty' : 'time')}</th>
          </tr>
        </thead>
        {winners.map(
          ({ medal, rows }) =>
            rows.length > 0 && (
              <tbody key={medal}>
                <TierRow medal={medal} title={say(medal)} count={say('count', { count: rows.length })} />
                {rows.map(standing => (
                  <tr key={standing.id}>
                    <td>
                      <RankDisc rank={standing.rank} award={{ name: say(medal), medal }} unofficial={say('unofficial')} />
                    </td>
                    <td>
                      <Team>
                        <TeamCell entrant={standing} shownName={shownName} href={teamHref?.(standing)} tabbable />
                      </Team>
                    </td>
                    <td>{mainTotal(standing)}</td>
                    <td>{sideTotal(standing)}</td>
                  </tr>
                ))}
              </tbody>
            ),
        )}
      </table>
    </Frame>
  );
});

const TierRow = ({ medal, title, count }: { medal: Medal; title: string; count: string }) => (
  <Tier data-medal={medal}>
    <th colSpan={4} scope="rowgroup">
      {title} <small>{count}</small>
    </th>
  </Tier>
);

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums lining-nums;
  overflow: hidden;

  & > p {
    margin: 0;
    padding: ${theme.space[8]};
    color: ${theme.color.text3};
    text-align: center;
  }
  & > table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  & thead th {
    padding: 10px;
    color: ${theme.color.text3};
    font: 500 12px/16px ${theme.family.sans};
    text-align: start;
  }
  & :is(th, td):first-child {
    width: 62px;
  }
  & tr > :nth-child(1),
  & tr > :nth-child(3) {
    text-align: center;
  }
  & tr > :nth-child(3) {
    width: 66px;
  }
  & tr > :nth-child(4) {
    width: 86px;
    padding-inline-end: 22px;
    text-align: end;
  }
  & td {
    height: 48px;
    padding: 2px 10px;
    border-block-start: 1px solid ${theme.color.line};
    font: 400 13px/18px ${theme.family.mono};
  }
  & td:nth-child(1),
  & td:nth-child(3) {
    font: 600 17px/20px ${theme.family.serif};
  }
  ${theme.phone} {
    & tr > :nth-child(3) {
      width: 48px;
      padding-inline: 0;
    }
    & tr > :nth-child(4) {
      width: 64px;
      padding-inline-end: 12px;
    }
    & :is(th, td):first-child {
      width: 48px;
      padding-inline: 4px;
    }
  }
`;

const Team = styled.div`
  display: flex;
  align-items: center;
  gap: 11px;
  min-width: 0;
`;

const Tier = styled.tr`
  & > th:first-child {
    padding: 8px 22px 6px;
    border-block-start: 1px solid ${theme.color.line};
    border-inline-start: 4px solid var(--oj-bronze);
    background: ${theme.color.hover};
    font: 600 16px/22px ${theme.family.serif};
    text-align: start;
  }
  &[data-medal='gold'] > th {
    border-inline-start-color: var(--oj-gold);
  }
  &[data-medal='silver'] > th {
    border-inline-start-color: var(--oj-silver);
  }
  & small {
    margin-inline-start: 6px;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

import type { OtherContest } from '@oj/contract';
import { Button, Card, ContestCalendar, Link, RelativeTime, theme, ToggleGroup, usePhrases } from '@oj/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useStoredList } from '../parts/storage/useStoredList';
import { homePhrases } from './homePhrases';

const FIRST = 6;
/** Lists are read once an hour: one that is older could not be read again. */
const STALE_MS = 2 * 3_600_000;
/** The sites whose contests a reader does not want to see. */
const HIDDEN_SITES = 'oj.hiddenSites';

/** Contests to come at other sites, in the reader's own time. Lists that could not be read again are shown with their age. */
export function OtherContests({ contests }: { contests: readonly OtherContest[] }) {
  const say = usePhrases(homePhrases);
  const [showsAll, setShowsAll] = useState(false);
  const sites = useMemo(() => [...new Set(contests.map(({ oj }) => oj))], [contests]);
  const [hidden, change] = useStoredList(HIDDEN_SITES);
  const chosen = useMemo(() => contests.filter(({ oj }) => !hidden.includes(oj)), [contests, hidden]);
  const shown = useMemo(
    () =>
      (showsAll ? chosen : chosen.slice(0, FIRST)).map(({ oj, url, title, beginTime, endTime }) => ({
        id: url,
        url,
        title,
        source: oj,
        startAt: beginTime.getTime(),
        endAt: endTime.getTime(),
      })),
    [chosen, showsAll],
  );
  return (
    <Card title={say('otherContests')}>
      {sites.length > 1 && (
        <Sites
          label={say('otherSites')}
          labelHidden
          size="small"
          options={sites.map(site => ({ value: site, label: site }))}
          value={sites.filter(site => !hidden.includes(site))}
          onValueChange={on => change(() => sites.filter(site => !on.includes(site)))}
        />
      )}
      <ContestCalendar
        label={say('otherContests')}
        contests={shown}
        renderLink={({ url }, title) => (
          <Link href={url} external tone="ink">
            {title}
          </Link>
        )}
      />
      {chosen.length > shown.length && (
        <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
          {say('moreContests', { count: chosen.length })}
        </Button>
      )}
      {staleLists(chosen).map(([site, asOf]) => (
        <Age key={site}>
          {say('otherContestsAsOf', { site })} <RelativeTime at={asOf} />
        </Age>
      ))}
    </Card>
  );
}

function staleLists(contests: readonly OtherContest[]): [string, Date][] {
  const ages = new Map(contests.flatMap(({ oj, asOf }) => (asOf ? [[oj, asOf] as const] : [])));
  return [...ages].filter(([, asOf]) => Date.now() - asOf.getTime() > STALE_MS);
}

const Sites = styled(ToggleGroup)`
  margin-block-end: ${theme.space[5]};
`;

const Age = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.text2};
  font: ${theme.font.caption};
`;

import type { OtherContest } from '@oj/contract';
import { Button, Card, ContestCalendar, Link, RelativeTime, theme, usePhrases } from '@oj/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { homePhrases } from './homePhrases';

const FIRST = 6;
/** Lists are read once an hour: one that is older could not be read again. */
const STALE_MS = 2 * 3_600_000;

/** Contests to come at other sites, in the reader's own time. Lists that could not be read again are shown with their age. */
export function OtherContests({ contests }: { contests: readonly OtherContest[] }) {
  const say = usePhrases(homePhrases);
  const [showsAll, setShowsAll] = useState(false);
  const shown = useMemo(
    () =>
      (showsAll ? contests : contests.slice(0, FIRST)).map(({ oj, url, title, beginTime, endTime }) => ({
        id: url,
        url,
        title,
        source: oj,
        startAt: beginTime.getTime(),
        endAt: endTime.getTime(),
      })),
    [contests, showsAll],
  );
  return (
    <Card title={say('otherContests')}>
      <ContestCalendar
        label={say('otherContests')}
        contests={shown}
        renderLink={({ url }, title) => (
          <Link href={url} external tone="ink">
            {title}
          </Link>
        )}
      />
      {contests.length > shown.length && (
        <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
          {say('moreContests', { count: contests.length })}
        </Button>
      )}
      {staleLists(contests).map(([site, asOf]) => (
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

const Age = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.text2};
  font: ${theme.font.caption};
`;

import type { OtherContest } from '@oj/contract';
import { Button, Card, formatMoment, Link, RelativeTime, Tag, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { homePhrases } from './homePhrases';

const FIRST = 6;
/** Lists are read once an hour: one that is older could not be read again. */
const STALE_MS = 2 * 3_600_000;

/** Contests to come at other sites, in the reader's own time. Lists that could not be read again are shown with their age. */
export function OtherContests({ contests }: { contests: readonly OtherContest[] }) {
  const say = usePhrases(homePhrases);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? contests : contests.slice(0, FIRST);
  return (
    <Card title={say('otherContests')}>
      <List>
        {shown.map(({ oj, url, title, beginTime }) => (
          <li key={url}>
            <Tag>{oj}</Tag>
            <Link href={url} external tone="ink">
              {title}
            </Link>
            <small>
              <time dateTime={beginTime.toISOString()}>{formatMoment(beginTime).slice(0, -':00'.length)}</time>
              {' · '}
              <RelativeTime at={beginTime} />
            </small>
          </li>
        ))}
      </List>
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

const List = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: baseline;
    justify-items: start;
    gap: ${theme.space[1]} ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  & small {
    grid-column: 2;
    color: ${theme.color.text2};
    font: ${theme.font.caption};
    font-variant-numeric: tabular-nums;
  }
`;

const Age = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.text2};
  font: ${theme.font.caption};
`;

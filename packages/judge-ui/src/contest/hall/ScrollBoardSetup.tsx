import type { Contest } from '@oj/contract';
import { buttonStyle, Card, defaultMedalShares, EmptyState, medalCounts, NumberField, Switch, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { scrollBoardAddress } from '../../links/contestAddress';
import { useContestBoard } from '../board/useContestBoard';
import { useContestTitle } from '../useContestTitle';
import { ceremonyPhrases } from './resolverPhrases';

const ENDED = 1;
const kinds = ['gold', 'silver', 'bronze'] as const;
/** Medals of a kind. */
const MOST = 9999;
const isCount = (count: number | null): count is number => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST;

/** What the closing ceremony of a contest is opened with. */
export function ScrollBoardSetup({ contest }: { contest: Contest }) {
  const say = usePhrases(ceremonyPhrases);
  useContestTitle(contest, say('title'));
  if (contest.sealRank && contest.status === ENDED) return <Setup cid={contest.id} />;
  return (
    <Card>
      <EmptyState picture="scroll" title={say(contest.sealRank ? 'notYet' : 'noSeal')} />
    </Card>
  );
}

function Setup({ cid }: { cid: number }) {
  const say = usePhrases(ceremonyPhrases);
  const [removeStar, setRemoveStar] = useState(false);
  const [chosen, setChosen] = useState<Partial<Record<(typeof kinds)[number], number | null>>>({});
  const ranked = useContestBoard(cid, 'rank', { limit: 1, removeStar: true, forceRefresh: true }, false).data?.total ?? 0;
  const usual = medalCounts(ranked, defaultMedalShares);
  const counts = kinds.map(kind => (chosen[kind] === undefined ? usual[kind] : chosen[kind]));
  const medals = counts.every(isCount) ? counts : undefined;
  return (
    <Card title={say('title')}>
      <Stack>
        <Lead>{say('lead')}</Lead>
        <Medals>
          <legend>{say('medals')}</legend>
          {kinds.map((kind, place) => (
            <NumberField
              key={kind}
              label={say(kind)}
              min={0}
              max={MOST}
              value={counts[place] ?? null}
              error={isCount(counts[place] ?? null) ? undefined : say('whole')}
              onValueChange={count => setChosen({ ...chosen, [kind]: count })}
            />
          ))}
          <p>{say('medalsHint')}</p>
        </Medals>
        <Switch label={say('removeStar')} checked={removeStar} onCheckedChange={setRemoveStar} />
        <Foot>
          <OpenLink
            data-tone="primary"
            target="_blank"
            rel="noopener"
            {...(medals ? { href: scrollBoardAddress(cid, removeStar, medals) } : { role: 'link', 'aria-disabled': true })}
          >
            {say('open')}
          </OpenLink>
        </Foot>
      </Stack>
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const Medals = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 120px), 160px));
  gap: ${theme.space[4]} ${theme.space[5]};
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-block-end: ${theme.space[3]};
    padding: 0;
    font: ${theme.font.strong};
  }
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Foot = styled.div`
  display: flex;
`;

const OpenLink = styled.a`
  ${buttonStyle}
`;

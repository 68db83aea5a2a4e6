import type { Contest } from '@oj/contract';
import { buttonStyle, Card, defaultMedalShares, EmptyState, medalCounts, Switch, TextField, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { scrollBoardAddress } from '../../links/contestAddress';
import { useContestBoard } from '../useContestBoard';
import { useContestTitle } from '../useContestTitle';
import { ceremonyPhrases } from './resolverPhrases';

const ENDED = 1;
const kinds = ['gold', 'silver', 'bronze'] as const;

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
  const [typed, setTyped] = useState<Partial<Record<(typeof kinds)[number], string>>>({});
  const ranked = useContestBoard(cid, 'rank', { limit: 1, removeStar: true, forceRefresh: true }, false).data?.total ?? 0;
  const usual = medalCounts(ranked, defaultMedalShares);
  const texts = kinds.map(kind => typed[kind] ?? String(usual[kind]));
  const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim());
  const medals = texts.every(isWhole) ? texts.map(Number) : undefined;
  return (
    <Card title={say('title')}>
      <Stack>
        <Lead>{say('lead')}</Lead>
        <Medals>
          <legend>{say('medals')}</legend>
          {kinds.map((kind, place) => (
            <TextField
              key={kind}
              label={say(kind)}
              inputMode="numeric"
              maxLength={4}
              value={texts[place] ?? ''}
              error={isWhole(texts[place] ?? '') ? undefined : say('whole')}
              onChange={event => setTyped({ ...typed, [kind]: event.target.value })}
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
  grid-template-columns: repeat(3, minmax(0, 160px));
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

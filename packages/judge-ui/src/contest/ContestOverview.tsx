import type { Contest } from '@oj/contract';
import { Card, EmptyState, formatMoment, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useTitle } from '../site/useSite';
import { Refusal } from './ClosedTab';
import { contestPhrases } from './contestPhrases';
import { EnterContest } from './EnterContest';
import { mustEnter } from './useContest';
import { VirtualRun } from './VirtualRun';

const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

/** What the contest is about, and the way in. */
export function ContestOverview({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useTitle(contest.title);
  const { description, powers } = contest;
  return (
    <Columns>
      <Card title={say('description')}>
        {description.trim() ? (
          <Suspense fallback={<Skeleton lines={5} />}>
            <MarkdownViewer source={description} />
          </Suspense>
        ) : (
          <EmptyState title={say('noDescription')} picture="scroll" />
        )}
      </Card>
      <Side>
        {mustEnter(contest) && <EnterContest contest={contest} />}
        {!mustEnter(contest) && powers.refusal !== null && (
          <Notice>
            <Refusal code={powers.refusal} />
          </Notice>
        )}
        <VirtualRun contest={contest} />
        <Facts contest={contest} />
      </Side>
    </Columns>
  );
}

function Facts({ contest: { startTime, endTime, author, auth, count, isRegistered } }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  const facts = [
    [say('starts'), formatMoment(startTime)],
    [say('ends'), formatMoment(endTime)],
    [say('author'), author],
    ...(auth === 0 && count === 0 ? [] : [[say('registered'), count]]),
  ];
  return (
    <Card title={say('facts')}>
      <List>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </List>
      {isRegistered && <Entered>{say('youEntered')}</Entered>}
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${theme.space[7]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Notice = styled.p`
  margin: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnSoft};
  color: ${theme.color.warn};
  font: ${theme.font.body};
`;

const List = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[6]};
  }
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
  & dd {
    margin: 0;
    font: ${theme.font.number};
    overflow-wrap: anywhere;
  }
`;

const Entered = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.success};
  font: ${theme.font.label};
`;

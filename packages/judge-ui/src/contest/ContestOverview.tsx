import { type Contest, contestAccess, contestPhases } from '@oj/contract';
import { Card, EmptyState, formatClock, formatMoment, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { FactList } from '../parts/FactList';
import { SideColumns, SideStack } from '../parts/SideColumns';
import { OverviewNotice } from '../parts/OverviewNotice';
import { useTitle } from '../site/useSite';
import { Refusal } from './ClosedTab';
import { contestPhrases } from './contestPhrases';
import { EnterContest } from './EnterContest';
import { usePlace } from './seats/usePlace';
import { needsRegistration } from './useContest';
import { VirtualRun } from './VirtualRun';

const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

const ACM = 0;

/** What the contest is about, and the way in. */
export function ContestOverview({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useTitle(contest.title);
  const { description, powers } = contest;
  return (
    <SideColumns>
      <Card title={say('description')}>
        {description.trim() ? (
          <Suspense fallback={<Skeleton lines={5} />}>
            <MarkdownViewer source={description} />
          </Suspense>
        ) : (
          <EmptyState title={say('noDescription')} picture="scroll" />
        )}
      </Card>
      <SideStack>
        {needsRegistration(contest) && <EnterContest contest={contest} />}
        {!needsRegistration(contest) && powers.refusal !== null && (
          <OverviewNotice>
            <Refusal code={powers.refusal} />
          </OverviewNotice>
        )}
        <VirtualRun contest={contest} />
        <Facts contest={contest} />
      </SideStack>
    </SideColumns>
  );
}

function Facts({ contest }: { contest: Contest }) {
  const { startTime, endTime, pauses, sealRankTime, type, author, auth, status, count, isRegistered } = contest;
  const isPublic = auth === contestAccess.public;
  // What the number counts: see `count` in the contract.
  const isOfBoard = status === contestPhases.ended || (isPublic && status !== contestPhases.scheduled);
  const say = usePhrases(contestPhrases);
  const place = usePlace()(contest);
  const facts: (readonly [string, ReactNode])[] = [
    ...(place === undefined ? [] : [[say('yourSeat'), place] as const]),
    [say('starts'), formatMoment(startTime)],
    [say('ends'), formatMoment(endTime)],
    ...(pauses.length ? [[say('pauses'), <Pauses key="pauses" pauses={pauses} />] as const] : []),
    ...(sealRankTime ? [[say('freezes'), formatMoment(sealRankTime)] as const] : []),
    [say('rules'), type === ACM ? 'ACM' : 'OI'],
    [say('access'), [say('access0'), say('access1'), say('access2')][auth]],
    [say('author'), author],
    ...(isPublic && count === 0 ? [] : [[say(isOfBoard ? 'participated' : 'registered'), count] as const]),
  ];
  return (
    <Card title={say('facts')}>
      <FactList facts={facts} />
      {isRegistered && <Entered>{say('youEntered')}</Entered>}
    </Card>
  );
}

const Pauses = ({ pauses }: Pick<Contest, 'pauses'>) =>
  pauses.map(({ startTime, endTime }) => (
    <Line key={startTime.getTime()}>
      {formatMoment(startTime)} – {formatClock(endTime, startTime)}
    </Line>
  ));

const Line = styled.span`
  display: block;
`;

const Entered = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.success};
  font: ${theme.font.label};
`;

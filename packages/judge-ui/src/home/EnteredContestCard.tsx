import type { EnteredContest } from '@oj/contract';
import { Countdown, pauseAt, PhaseTag, phaseOf, Tag, usePhrases, useServerClock } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import { ContestLink } from '../contest/list/ContestLinks';
import { offsetOf, timesOf } from '../contest/summaryOf';
import { contestAddress } from '../links/contestAddress';
import { ButtonLink } from '../parts/ButtonLink';
import { ownHomePhrases } from './ownHomePhrases';
import { StepCard } from './StepCard';

interface EnteredContestCardProps {
  contest: EnteredContest;
  /** When the server told of it, by the clock of this device. */
  answeredAt: number;
}

/** A contest that the reader takes part in, with its clock. */
export function EnteredContestCard({ contest, answeredAt }: EnteredContestCardProps) {
  const { id, title, now, isVirtual } = contest;
  const say = usePhrases(ownHomePhrases);
  const times = timesOf(contest);
  const serverOffsetMs = offsetOf(now, answeredAt);
  const clock = useServerClock({ serverOffsetMs });
  const phase = phaseOf(times, clock);
  return (
    <StepCard
      name={title}
      phase={phase}
      label={
        <>
          <PhaseTag phase={phase} paused={pauseAt(times, clock) !== undefined} />
          {isVirtual && <Tag>{say('virtual')}</Tag>}
          {phase !== 'ended' && <Countdown {...times} serverOffsetMs={serverOffsetMs} />}
        </>
      }
      title={<ContestLink id={id}>{title}</ContestLink>}
      actions={
        <ButtonLink
          to={contestAddress(id, phase === 'running' ? 'problems' : undefined)}
          data-tone="primary"
          aria-label={say('toContestOf', { title })}
        >
          {say('toContest')} <ArrowRight aria-hidden />
        </ButtonLink>
      }
    />
  );
}

import type { EnteredContest } from '@oj/contract';
import { Countdown, PhaseTag, phaseOf, Tag, usePhrases, useServerClock } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import { ContestLink } from '../contest/list/ContestLinks';
import { offsetOf } from '../contest/summaryOf';
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
export function EnteredContestCard({ contest: { id, title, startTime, endTime, now, isVirtual }, answeredAt }: EnteredContestCardProps) {
  const say = usePhrases(ownHomePhrases);
  const times = { startAt: startTime.getTime(), endAt: endTime.getTime() };
  const serverOffsetMs = offsetOf(now, answeredAt);
  const phase = phaseOf(times, useServerClock({ serverOffsetMs }));
  return (
    <StepCard
      name={title}
      phase={phase}
      label={
        <>
          <PhaseTag phase={phase} />
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

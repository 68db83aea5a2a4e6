import { contestPhases, type ContestRow } from '@oj/contract';
import { Button, ContestCard, usePhrases } from '@oj/ui';
import { ChartNoAxesColumn } from 'lucide-react';
import { outsideBoardAddress } from '../../links/contestAddress';
import { ButtonLink } from '../../parts/ButtonLink';
import { ContestLink, RuleLink } from './ContestLinks';
import { contestListPhrases } from './contestListPhrases';
import { kindOf, offsetOf, summaryOf } from '../summaryOf';

interface ContestEntryProps {
  contest: ContestRow;
  /** When the answer with the contest came, ms since 1970. */
  answeredAt: number;
}

/** A contest in the list. */
export function ContestEntry({ contest, answeredAt }: ContestEntryProps) {
  const say = usePhrases(contestListPhrases);
  const { id, gid, type, title, openRank, status, now } = contest;
  const outside = (
    <>
      <ChartNoAxesColumn aria-hidden /> {say('outside')}
    </>
  );
  return (
    <ContestCard
      contest={summaryOf(contest)}
      serverOffsetMs={offsetOf(now, answeredAt)}
      renderLink={text => <ContestLink id={id}>{text}</ContestLink>}
      renderKind={tag => (
        <RuleLink type={type} gid={gid}>
          {tag}
        </RuleLink>
      )}
      actions={
        openRank &&
        (status === contestPhases.scheduled ? (
          <Button size="small" disabled>
            {outside}
          </Button>
        ) : (
          <ButtonLink to={outsideBoardAddress(id, kindOf(type))} aria-label={say('outsideOf', { title })} data-size="small">
            {outside}
          </ButtonLink>
        ))
      }
    />
  );
}

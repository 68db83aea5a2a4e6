import type { StandingDecision } from '@oj/contract';
import { RelativeTime, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { participantPhrases } from './participantPhrases';

/** Who decided, and when. */
export function DecisionLine({ decision: { decider, decidedAt } }: { decision: StandingDecision }) {
  const say = usePhrases(participantPhrases);
  return (
    <Line>
      <bdi>{decider?.username ?? say('deletedDecider')}</bdi> · <RelativeTime at={decidedAt} />
    </Line>
  );
}

const Line = styled.small`
  color: ${theme.color.text2};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;

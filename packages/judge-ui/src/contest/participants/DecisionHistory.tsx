import type { StandingDecision } from '@oj/contract';
import { Button, Skeleton, theme, usePhrases } from '@oj/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FailedBriefly } from '../../parts/FailedBriefly';
import { QuietLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import { DecisionLine } from './DecisionLine';
import { participantPhrases } from './participantPhrases';
import { StandingTag } from './StandingTag';
import { useDecisions } from './useParticipants';

interface DecisionHistoryProps {
  cid: number;
  uid: string;
}

/** What was decided about a participant, the latest first. */
export function DecisionHistory(props: DecisionHistoryProps) {
  const say = usePhrases(participantPhrases);
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{say('history')}</h3>
      <Decisions {...props} />
    </Section>
  );
}

function Decisions({ cid, uid }: DecisionHistoryProps) {
  const say = usePhrases(participantPhrases);
  const showError = useErrorToast();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDecisions(cid, uid);
  if (error && !data) return <FailedBriefly title={say('historyFailed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} height={16} />;
  const decisions = data.pages.flatMap(({ records }) => records);
  if (!decisions.length) return <QuietLine>{say('noHistory')}</QuietLine>;
  return (
    <>
      <List>
        {decisions.map((decision, index) => (
          <Decision key={decisions.length - index} decision={decision} />
        ))}
      </List>
      {hasNextPage && (
        <div>
          <Button size="small" pending={isFetchingNextPage} onClick={() => void fetchNextPage({ throwOnError: true }).catch(showError)}>
            {say('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Decision({ decision }: { decision: StandingDecision }) {
  const say = usePhrases(participantPhrases);
  const { standing, reason } = decision;
  return (
    <li>
      <Head>
        <StandingTag standing={standing} />
        <DecisionLine decision={decision} />
      </Head>
      <Reason data-gone={!reason || undefined}>
        <bdi>{reason || say('noReason')}</bdi>
      </Reason>
    </li>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  margin-block-start: ${theme.space[7]};
  padding-block-start: ${theme.space[6]};
  border-block-start: 1px solid ${theme.color.line};
  & > h3 {
    margin: 0;
    font: ${theme.font.strong};
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Reason = styled.p`
  margin: ${theme.space[2]} 0 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &[data-gone] {
    color: ${theme.color.text3};
  }
`;

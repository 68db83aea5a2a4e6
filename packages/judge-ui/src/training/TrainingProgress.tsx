import type { TrainingRow } from '@oj/contract';
import { Progress, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { trainingPhrases } from './trainingPhrases';

const STEPS = 5;
const FULL_PERCENT = 100;

/** How many problems of a training the reader has solved. Its colour changes with every fifth of the way. */
export function TrainingProgress({ training: { acCount, problemCount } }: { training: Pick<TrainingRow, 'acCount' | 'problemCount'> }) {
  const say = usePhrases(trainingPhrases);
  const share = problemCount ? acCount / problemCount : 0;
  return (
    <Frame>
      <Steps
        label={say('progress')}
        value={acCount}
        max={problemCount || 1}
        valueText={say('progressOf', { ac: acCount, total: problemCount })}
        data-step={Math.ceil(share * STEPS)}
      />
      <Figure aria-hidden>{(share * FULL_PERCENT).toFixed(2)}%</Figure>
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  grid-template-columns: minmax(48px, 1fr) 8ch;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Figure = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  text-align: end;
`;

const Steps = styled(Progress)`
  &&[data-step='1'] {
    --progress-color: var(--oj-wa);
  }
  &&[data-step='2'] {
    --progress-color: var(--oj-tle);
  }
  &&[data-step='3'] {
    --progress-color: var(--oj-run);
  }
  &&[data-step='4'] {
    --progress-color: ${theme.color.accent};
  }
  &&[data-step='5'] {
    --progress-color: var(--oj-ac);
  }
`;

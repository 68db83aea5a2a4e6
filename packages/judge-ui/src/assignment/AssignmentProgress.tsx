import type { Assignment } from '@oj/contract';
import { Progress, Tag, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { assignmentPhrases } from './assignmentPhrases';

/** How far the reader is with an assignment. Nothing for whom it does not concern. */
export function AssignmentProgress({
  assignment: { progress, problemCount },
}: {
  assignment: Pick<Assignment, 'progress' | 'problemCount'>;
}) {
  const say = usePhrases(assignmentPhrases);
  if (!progress) return null;
  const { solved, late } = progress;
  const words = say('progressOf', { solved, total: problemCount });
  return (
    <Frame>
      <Progress label={say('progress')} value={solved} max={problemCount || 1} valueText={words} />
      <Figure aria-hidden>{words}</Figure>
      {late > 0 && <Tag tone="warning">{say('lateCount', { count: late })}</Tag>}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-grid;
  grid-template-columns: minmax(48px, 120px) auto auto;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Figure = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  white-space: nowrap;
`;

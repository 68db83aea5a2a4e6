import type { Assignment } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { CircleCheckBig, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { trainingAddress } from '../links/trainingAddress';
import { ButtonLink } from '../parts/ButtonLink';
import { assignmentPhrases } from './assignmentPhrases';

type Shown = Pick<Assignment, 'tid' | 'trainingGid' | 'title' | 'progress' | 'problemCount'>;

/** Leads to the first problem that the reader has not solved. Nothing for whom it does not concern. */
export function NextProblem({ assignment: { tid, trainingGid, title, progress, problemCount } }: { assignment: Shown }) {
  const say = usePhrases(assignmentPhrases);
  if (!progress || problemCount === 0) return null;
  const { next } = progress;
  if (next === null)
    return (
      <Done>
        <CircleCheckBig aria-hidden size={16} /> {say('allDone')}
      </Done>
    );
  return (
    <ButtonLink
      to={`${trainingAddress({ id: tid, gid: trainingGid })}problem/${encodeURIComponent(next)}`}
      aria-label={say('nextProblem', { title, id: next })}
    >
      <Play aria-hidden /> <bdi>{next}</bdi>
    </ButtonLink>
  );
}

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.success};
  font: ${theme.font.strong};
`;

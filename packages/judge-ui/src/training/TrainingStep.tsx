import { Status, type TrainingProblem } from '@oj/contract';
import { DifficultyMark, formatCount, Tag, theme, useLocale, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { ProblemLink } from '../links/ProblemLink';
import { trainingProblemPhrases } from './trainingProblemPhrases';

const VerdictSeal = lazy(async () => ({ default: (await import('@oj/ui/VerdictSeal')).VerdictSeal }));

interface TrainingStepProps {
  problem: TrainingProblem;
  /** The reader left off here. */
  isNext: boolean;
}

/** A problem of a training: own status, name, difficulty, tags and how many solved it. The whole row leads to it. */
export function TrainingStep({ problem, isNext }: TrainingStepProps) {
  const say = usePhrases(trainingProblemPhrases);
  const locale = useLocale();
  const { problemId, title, difficulty, tags, ac, total, myStatus } = problem;
  return (
    <Row data-next={isNext || undefined}>
      <Mark>
        <Suspense>{myStatus !== null && myStatus !== Status.notSubmitted && <VerdictSeal status={myStatus} />}</Suspense>
      </Mark>
      <Id>{problemId}</Id>
      <Title>
        <ProblemLink problemId={problemId}>{title}</ProblemLink>
      </Title>
      <Tags>
        {tags.map(tag => (
          <Tag key={tag.id}>{tag.name}</Tag>
        ))}
      </Tags>
      <DifficultyMark difficulty={difficulty} named />
      <Counts>
        <span title={say('ac')}>{formatCount(ac, locale)}</span> / <span title={say('total')}>{formatCount(total, locale)}</span>
      </Counts>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 48px 88px minmax(0, 1fr) auto 112px 104px;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
  min-height: 52px;
  padding-inline: ${theme.space[7]};
  &:not(:first-child) {
    border-block-start: 1px solid ${theme.color.line};
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &[data-next] {
    box-shadow: inset 3px 0 0 ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  ${theme.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: 10px ${theme.space[6]};
    & > :nth-child(2) {
      order: -2;
    }
    & > :nth-child(3) {
      order: -2;
    }
    & > :nth-child(1) {
      order: -1;
      justify-self: end;
    }
    & > :nth-child(4) {
      display: none;
    }
    & > :nth-child(5) {
      grid-column: 1 / 3;
    }
  }
`;

const Mark = styled.span`
  display: inline-flex;
`;

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  font: ${theme.font.lead};
  overflow-wrap: anywhere;
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

const Counts = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  text-align: end;
`;

import type { ProblemDetail } from '@oj/contract';
import { linkStyle, ProblemStatement, Tabs, Tag, theme, usePhrases, VerdictSeal } from '@oj/ui';
import { Status } from '@oj/contract';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUser } from '../session/SessionProvider';
import { parseExamples } from './examples';
import { MySubmissions } from './MySubmissions';
import { problemPhrases } from './problemPhrases';

interface StatementPaneProps {
  detail: ProblemDetail;
  /** Of the chosen language. */
  factors: { time: number; memory: number };
}

/** Statement and the reader's own submissions, as tabs. */
export function StatementPane({ detail, factors }: StatementPaneProps) {
  const say = usePhrases(problemPhrases);
  const user = useUser();
  const tabs = [
    { value: 'description', label: say('description'), content: <Statement detail={detail} factors={factors} /> },
    ...(user ? [{ value: 'mine', label: say('mine'), content: <MySubmissions problemId={detail.problem.problemId} /> }] : []),
  ];
  return (
    <Pane>
      <Tabs label={detail.problem.title} tabs={tabs} defaultValue="description" />
    </Pane>
  );
}

function Statement({ detail: { problem, tags, problemCount, myStatus }, factors }: StatementPaneProps) {
  const say = usePhrases(problemPhrases);
  const samples = useMemo(() => parseExamples(problem.examples), [problem.examples]);
  return (
    <ProblemStatement
      label={problem.problemId}
      title={problem.title}
      limits={{
        timeLimitMs: problem.timeLimit,
        memoryLimitMb: problem.memoryLimit,
        timeFactor: factors.time,
        memoryFactor: factors.memory,
        difficulty: problem.difficulty,
        author: problem.author,
        passRate: problemCount.total ? problemCount.ac / problemCount.total : null,
      }}
      tags={
        <Tags>
          {myStatus !== null && myStatus !== Status.notSubmitted && <VerdictSeal status={myStatus} />}
          {tags.map(tag => (
            <Tag key={tag.id}>{tag.name}</Tag>
          ))}
        </Tags>
      }
      links={
        <Solutions to={`/status?problemID=${encodeURIComponent(problem.problemId)}&completeProblemID=true`}>
          <ListChecks aria-hidden /> {say('solutions')}
        </Solutions>
      }
      description={problem.description}
      input={problem.input}
      output={problem.output}
      samples={samples}
      hint={problem.hint}
      source={problem.source}
    />
  );
}

const Pane = styled.div`
  height: 100%;
  padding: ${theme.space[5]} 28px ${theme.space[10]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface};
  ${theme.phone} {
    height: auto;
    padding-inline: 16px;
  }
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Solutions = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  ${linkStyle}
  & svg {
    width: 15px;
    height: 15px;
  }
`;

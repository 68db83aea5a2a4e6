import type { Language, ProblemDetail } from '@oj/contract';
import { EmptyState, Skeleton, SplitPane, Tabs, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useTitle } from '../site/useSite';
import { EditorPane } from './EditorPane';
import { problemPhrases } from './problemPhrases';
import { StatementPane } from './StatementPane';
import { useIsPhone } from './useIsPhone';
import { useLanguages, useProblem } from './useProblems';
import { useWork } from './useWork';

/** A problem: statement on one side, editor on the other; on a phone one at a time. */
export function ProblemWorkspace({ problemId }: { problemId: string }) {
  const { data: detail, error, refetch } = useProblem(problemId);
  const languages = useLanguages();
  useTitle(detail?.problem.title);
  return (
    <Main id="main" tabIndex={-1}>
      {error && !detail && <FailedQuery error={error} onRetry={refetch} />}
      {languages.error && !languages.data && <FailedQuery error={languages.error} onRetry={languages.refetch} />}
      {detail && languages.data ? (
        <Workspace detail={detail} languages={languages.data.filter(({ name }) => detail.languages.includes(name))} />
      ) : (
        !error && (
          <Waiting>
            <Skeleton lines={10} />
          </Waiting>
        )
      )}
    </Main>
  );
}

function Workspace({ detail, languages }: { detail: ProblemDetail; languages: readonly Language[] }) {
  const say = usePhrases(problemPhrases);
  const isPhone = useIsPhone();
  const work = useWork(detail, languages);
  const factors = { time: work?.language.timeFactor ?? 1, memory: work?.language.memoryFactor ?? 1 };
  const statement = <StatementPane detail={detail} factors={factors} />;
  const editor = work ? (
    <EditorPane problemId={detail.problem.problemId} languages={languages} work={work} />
  ) : (
    <EmptyState title={say('noLanguages')} />
  );

  if (isPhone) {
    return (
      <Tabs
        label={detail.problem.title}
        keepMounted
        defaultValue="statement"
        tabs={[
          { value: 'statement', label: say('statement'), content: statement },
          { value: 'code', label: say('code'), content: editor },
        ]}
      />
    );
  }
  return (
    <SplitPane
      first={statement}
      second={editor}
      minFirstPx={420}
      minSecondPx={580}
      defaultPercent={42}
      storageKey="oj.problem.panes"
      collapsible
    />
  );
}

const Main = styled.main`
  flex: 1;
  min-height: 0;
  height: calc(100dvh - 60px);
  outline: 0;
  @media (max-width: 767px) {
    height: auto;
  }
`;

const Waiting = styled.div`
  max-width: 720px;
  padding: ${theme.space[9]} 28px;
`;

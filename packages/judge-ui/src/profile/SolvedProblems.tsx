import type { UserHome } from '@oj/contract';
import { DifficultyMark, EmptyState, IconButton, theme, usePhrases } from '@oj/ui';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../parts/ButtonLink';
import { ProblemIds } from './ProblemIds';
import { profilePhrases } from './profilePhrases';

interface SolvedProblemsProps {
  user: UserHome;
  isFetching: boolean;
  onRefresh: () => void;
}

/** What a user solved: by difficulty, and as a plain list. */
export function SolvedProblems({ user: { solvedGroupByDifficulty, solvedList }, isFetching, onRefresh }: SolvedProblemsProps) {
  const say = usePhrases(profilePhrases);
  const groups = Object.entries(solvedGroupByDifficulty)
    .filter(([, problems]) => problems.length > 0)
    .toSorted(([a], [b]) => Number(a) - Number(b));
  if (solvedList.length === 0) return <EmptyState title={say('noneSolved')} action={<ToProblems />} />;
  return (
    <Parts>
      <Part>
        <Head>
          <h2>{say('byDifficulty')}</h2>
          <IconButton label={say('refresh')} size="small" tone="quiet" disabled={isFetching} onClick={onRefresh}>
            <RotateCw aria-hidden />
          </IconButton>
        </Head>
        {groups.map(([difficulty, problems]) => (
          <Group key={difficulty}>
            <h3>
              <DifficultyMark difficulty={Number(difficulty)} named /> <small>{problems.length}</small>
            </h3>
            <ProblemIds label={say('byDifficulty')} ids={problems.map(({ problemId }) => problemId)} />
          </Group>
        ))}
      </Part>
      <Part>
        <Head>
          <h2>
            {say('all')} <small>{solvedList.length}</small>
          </h2>
        </Head>
        <ProblemIds label={say('all')} ids={solvedList} />
      </Part>
    </Parts>
  );
}

export function ToProblems() {
  const say = usePhrases(profilePhrases);
  return <ButtonLink to="/problem">{say('toProblems')}</ButtonLink>;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  & small {
    color: ${theme.color.text3};
    font: ${theme.font.number};
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & h2 {
    margin: 0;
    font: ${theme.font.title};
  }
`;

const Group = styled.div`
  & h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    margin: 0 0 ${theme.space[4]};
    font: ${theme.font.strong};
  }
`;

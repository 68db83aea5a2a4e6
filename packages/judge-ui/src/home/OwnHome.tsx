import type { OwnPractice, UserInfo } from '@oj/contract';
import { Card, linkStyle, RelativeTime, Skeleton, theme, usePhrases, VerdictSeal } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { DueBox } from '../assignment/DueBox';
import { ProblemLink } from '../links/ProblemLink';
import { ButtonLink } from '../parts/ButtonLink';
import { ownDrafts } from './ownDrafts';
import { ownHomePhrases } from './ownHomePhrases';
import { useOwnPractice } from './useOwnPractice';

/** The head of the first page for whoever is logged in: what they were at, and what is due. */
export function OwnHome({ user }: { user: UserInfo }) {
  const say = usePhrases(ownHomePhrases);
  const practice = useOwnPractice();
  return (
    <Own>
      <Hello>
        <div>
          <h1>{say('hello', { name: user.nickname || user.username })}</h1>
          <p>{practice.data ? <Streak {...practice.data} /> : '\u00a0'}</p>
        </div>
        <ButtonLink to="/problem" data-tone="primary">
          {say('start')} <ArrowRight aria-hidden />
        </ButtonLink>
      </Hello>
      <Cards>
        <Tried practice={practice} />
        <Drafts uid={user.uid} />
        <DueBox />
      </Cards>
    </Own>
  );
}

function Streak({ streak, isTodayDone }: OwnPractice) {
  const say = usePhrases(ownHomePhrases);
  if (streak === 0) return say('noStreak');
  if (!isTodayDone) return say('streakOpen', { count: streak });
  return streak === 1 ? say('streakOne') : say('streak', { count: streak });
}

function Tried({ practice: { data, error, refetch } }: { practice: ReturnType<typeof useOwnPractice> }) {
  const say = usePhrases(ownHomePhrases);
  return (
    <Card title={say('tried')} aria-busy={(!data && !error) || undefined}>
      {error && !data && <FailedQuery title={say('triedFailed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={5} />}
      {data?.tried.length === 0 && <Quiet>{say('noneTried')}</Quiet>}
      {data && data.tried.length > 0 && (
        <List>
          {data.tried.map(({ problemId, title, submitId, status, submittedAt }) => (
            <li key={problemId}>
              <SealLink to={`/submission-detail/${submitId}`}>
                <VerdictSeal status={status} />
              </SealLink>
              <Name>
                <ProblemLink problemId={problemId}>
                  {problemId} {title}
                </ProblemLink>
              </Name>
              <RelativeTime at={submittedAt} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

function Drafts({ uid }: { uid: string }) {
  const say = usePhrases(ownHomePhrases);
  const drafts = ownDrafts(uid);
  return (
    <Card title={say('drafts')}>
      {drafts.length === 0 && <Quiet>{say('noDrafts')}</Quiet>}
      <List>
        {drafts.map(({ problemId, language, savedAt }) => (
          <li key={problemId}>
            <Name>
              <ProblemLink problemId={problemId}>{language ? say('draftOf', { id: problemId, language }) : problemId}</ProblemLink>
            </Name>
            {savedAt > 0 && <RelativeTime at={savedAt} />}
          </li>
        ))}
      </List>
    </Card>
  );
}

const Own = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[7]};
`;

const Hello = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  & h1 {
    margin: 0;
    font: ${theme.font.heading};
    overflow-wrap: anywhere;
  }
  & p {
    margin: ${theme.space[2]} 0 0;
    color: ${theme.color.text2};
    font: ${theme.font.lead};
  }
`;

/** As high without a line in them as with many. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) repeat(2, minmax(0, 1fr));
  grid-auto-rows: 300px;
  gap: ${theme.space[7]};
  & > * {
    overflow-y: auto;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    & > :first-child {
      height: 272px;
    }
    & > :last-child {
      height: 200px;
    }
  }
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[5]};
    min-height: 36px;
    min-width: 0;
    white-space: nowrap;
  }
  & > li > :last-child {
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const SealLink = styled(Link)`
  ${linkStyle}
  flex: none;
  text-decoration: none;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.body};
`;

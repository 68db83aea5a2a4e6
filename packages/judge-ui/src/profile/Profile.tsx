import type { UserHome } from '@oj/contract';
import { Button, Card, EmptyState, Skeleton, TabLinks, theme, usePhrases, UserCard } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useUser } from '../session/SessionProvider';
import { FailedPage } from '../page/FailedPage';
import { useTitle } from '../site/useSite';
import { ButtonLink } from '../parts/ButtonLink';
import { profilePhrases } from './profilePhrases';
import { type ProfileTab, profileTabs } from './profileTab';
import { useProfile, type UserLookup } from './useProfile';
import { Year } from './Year';

const loadLists = () => Promise.all([import('./SolvedProblems'), import('./FailedProblems')]);
const SolvedProblems = lazy(async () => ({ default: (await loadLists())[0].SolvedProblems }));
const FailedProblems = lazy(async () => ({ default: (await loadLists())[1].FailedProblems }));
const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

/** The lists of problems come when somebody reaches for their tabs. */
const reach = () => void loadLists().catch(() => undefined);

export interface ProfileProps extends UserLookup {
  /** Undefined: what the user says of themselves, or what they solved if they say nothing. */
  tab: ProfileTab | undefined;
  /** Address of a tab. */
  addressOf: (tab: ProfileTab) => string;
}

/** The home of a user: who they are, and what they solved. */
export function Profile({ uid, username, tab: chosen, addressOf }: ProfileProps) {
  const say = usePhrases(profilePhrases);
  const reader = useUser();
  const openDialog = useAccountDialog();
  const isNobody = !uid && !username && !reader;
  const lookup = uid || username ? { uid, username } : { uid: reader?.uid };
  const { data: user, error, isFetching, refetch } = useProfile(lookup, !isNobody);
  useTitle(user?.username ?? say('title'));
  if (isNobody) {
    return (
      <EmptyState title={say('whose')} action={<Button onClick={() => openDialog('login')}>{say('login')}</Button>}>
        {say('whoseHint')}
      </EmptyState>
    );
  }
  if (error && !user) return <FailedPage title={say('failedToLoad')} error={error} onRetry={refetch} />;
  if (!user) return <UserCard />;
  const isOwn = user.uid === reader?.uid;
  const tab = chosen ?? (user.signature?.trim() ? 'profile' : 'solved');
  const contents = {
    profile: <Signature text={user.signature} isOwn={isOwn} />,
    solved: <SolvedProblems user={user} isFetching={isFetching} onRefresh={() => void refetch()} />,
    failed: <FailedProblems ids={user.overcomingList} />,
  };
  const counts = { profile: undefined, solved: user.solvedList.length, failed: user.overcomingList.length };
  return (
    <Stack>
      <UserCard user={cardOf(user)} actions={<Ways username={user.username} isOwn={isOwn} />} />
      <Year lookup={{ uid: user.uid }} />
      <Card>
        <TabLinks aria-label={say('tabs')}>
          {profileTabs.map(each => (
            <Link
              key={each}
              to={addressOf(each)}
              replace
              aria-current={each === tab ? 'page' : undefined}
              onPointerEnter={reach}
              onFocus={reach}
            >
              {say(each)} {counts[each] !== undefined && <Count>{counts[each]}</Count>}
            </Link>
          ))}
        </TabLinks>
        <Content>
          <Suspense fallback={<Skeleton lines={4} />}>{contents[tab]}</Suspense>
        </Content>
      </Card>
    </Stack>
  );
}

const cardOf = ({ avatar, github, blog, recentLoginTime, total, solvedList, scoreList, ...user }: UserHome) => ({
  ...user,
  avatarUrl: avatar,
  githubUrl: github,
  blogUrl: blog,
  recentLoginAt: recentLoginTime,
  submissionCount: total,
  solvedCount: solvedList.length,
  score: scoreList.reduce((sum, score) => sum + score, 0),
});

function Ways({ username, isOwn }: { username: string; isOwn: boolean }) {
  const say = usePhrases(profilePhrases);
  return (
    <Row>
      <ButtonLink to={`/status?username=${encodeURIComponent(username)}`}>{say('theirSubmissions')}</ButtonLink>
      {isOwn && <ButtonLink to="/setting">{say('settings')}</ButtonLink>}
    </Row>
  );
}

function Signature({ text, isOwn }: { text: string | null; isOwn: boolean }) {
  const say = usePhrases(profilePhrases);
  if (!text?.trim()) {
    return (
      <EmptyState picture="scroll" title={say('noSignature')} action={isOwn && <ButtonLink to="/setting">{say('writeOne')}</ButtonLink>}>
        {say('noSignatureHint')}
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <MarkdownViewer source={text} />
    </Suspense>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const Content = styled.div`
  padding-block-start: ${theme.space[6]};
`;

const Count = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.number};
`;

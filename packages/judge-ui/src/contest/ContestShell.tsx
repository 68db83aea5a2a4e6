import type { Contest } from '@oj/contract';
import { ContestHeader, Skeleton, Tag, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LoggedIn } from '../account/LoggedIn';
import { ContestScope } from '../links/PageScope';
import { groupAddress } from '../links/groupAddress';
import type { ContestTab } from '../links/contestAddress';
import { FailedPage } from '../page/FailedPage';
import { BackLink } from '../parts/BackLink';
import { AnnouncementNotice } from './AnnouncementNotice';
import { ClosedTab } from './ClosedTab';
import { ContestTabs } from './ContestTabs';
import { contestPhrases } from './contestPhrases';
import { offsetOf, summaryOf } from './summaryOf';
import { useContest } from './useContest';
import { virtualPhrases } from './virtualPhrases';

export interface ContestShellProps {
  cid: number;
  /** The page that is shown; undefined for the overview. */
  tab?: ContestTab | undefined;
  /** The page, once the contest is known and the reader may see it. */
  children: (contest: Contest) => ReactNode;
}

/** The head of a contest with its tabs, and one of its pages. For who has logged in. */
export function ContestShell(props: ContestShellProps) {
  return (
    <LoggedIn>
      {() => (
        <ContestScope cid={props.cid}>
          <Frame {...props} />
        </ContestScope>
      )}
    </LoggedIn>
  );
}

function Frame({ cid, tab, children }: ContestShellProps) {
  const say = usePhrases(contestPhrases);
  const sayVirtual = usePhrases(virtualPhrases);
  const { data: contest, error, refetch, dataUpdatedAt } = useContest(cid);
  if (error && !contest) return <FailedPage title={say('failed')} error={error} onRetry={refetch} />;
  if (!contest) return <Waiting />;
  return (
    <>
      <Head
        compact
        contest={summaryOf(contest)}
        serverOffsetMs={offsetOf(contest.now, dataUpdatedAt)}
        tags={
          <>
            {contest.gid !== null && <BackLink to={groupAddress(contest.gid, 'contest')}>{say('toGroup')}</BackLink>}
            {contest.virtual?.isOpen && <Tag tone="accent">{sayVirtual('virtual')}</Tag>}
          </>
        }
        tabs={<ContestTabs contest={contest} tab={tab} />}
      />
      {tab !== 'announcements' && <AnnouncementNotice contest={contest} />}
      <Content>{tab && !contest.powers.read ? <ClosedTab contest={contest} /> : children(contest)}</Content>
    </>
  );
}

const Waiting = () => (
  <Content aria-busy>
    <Skeleton width="45%" height={28} />
    <Skeleton shape="block" height={44} />
    <Skeleton lines={6} height={16} />
  </Content>
);

/** One line needs less room above it than the title of a page. */
const Head = styled(ContestHeader)`
  margin-block-start: -24px;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  margin-block-start: ${theme.space[6]};
`;

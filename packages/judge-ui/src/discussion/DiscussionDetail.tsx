import { type Discussion, visibilities } from '@oj/contract';
import { Card, MarkdownViewer, PageHeader, RelativeTime, RoleBadge, Skeleton, Tag, theme, usePhrases } from '@oj/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { groupAddress, problemAddress } from '../links/groupAddress';
import { PersonTag } from '../links/PersonTag';
import { FailedPage } from '../page/FailedPage';
import { BackLink } from '../parts/BackLink';
import { ButtonLink } from '../parts/ButtonLink';
import { useTitle } from '../site/useSite';
import { DiscussionActions } from './DiscussionActions';
import { discussionPhrases } from './discussionPhrases';
import { useDiscussion } from './useDiscussions';

interface DiscussionDetailProps {
  did: number;
  /** Below the discussion: its comments. */
  children?: ReactNode;
  /** The discussion was deleted by the reader. */
  onRemoved: () => void;
  /** A new one was posted in its place. */
  onReposted: (did: number) => void;
}

/** A discussion with what the reader can do about it. */
export function DiscussionDetail({ did, children, ...handlers }: DiscussionDetailProps) {
  const say = usePhrases(discussionPhrases);
  const { data, error, refetch } = useDiscussion(did);
  useTitle(data?.title);
  if (error && !data) return <FailedPage title={say('oneFailed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={320} />;
  return (
    <>
      <Head discussion={data} />
      <Column>
        <Card>
          <MarkdownViewer source={data.content} />
          <DiscussionActions discussion={data} {...handlers} />
        </Card>
        {children}
      </Column>
    </>
  );
}

function Head({ discussion }: { discussion: Discussion }) {
  const say = usePhrases(discussionPhrases);
  const { title, description, author: username, role, categoryName, topPriority, status, pid, problemGid, gid, viewNum } = discussion;
  const { gmtCreate, gmtModified } = discussion;
  return (
    <PageHeader
      kicker={
        <BackLink to={gid === null ? '/discussion' : groupAddress(gid, 'discussion')}>
          <ArrowLeft aria-hidden /> {say('toAll')}
        </BackLink>
      }
      title={<bdi>{title}</bdi>}
      description={
        <>
          <bdi>{description}</bdi>
          <Facts>
            <PersonTag person={{ ...discussion, username }} />
            {role && <RoleBadge of={role} />}
            <RelativeTime at={gmtCreate} />
            {gmtModified.getTime() !== gmtCreate.getTime() && (
              <span>
                {say('changed')} <RelativeTime at={gmtModified} />
              </span>
            )}
            <span>{say('views', { count: viewNum })}</span>
            <Tag>{categoryName}</Tag>
            {topPriority && <Tag tone="accent">{say('pinned')}</Tag>}
            {status === visibilities.hidden && <Tag tone="danger">{say('disabled')}</Tag>}
          </Facts>
        </>
      }
      actions={pid !== null && <ButtonLink to={problemAddress(pid, problemGid)}>{say('toProblem')}</ButtonLink>}
    />
  );
}

/** Column of a width that is comfortable to read. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: 960px;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;

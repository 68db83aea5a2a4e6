import type { Group } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type DiscussionListProps, DiscussionRows, PostButton } from '../discussion/DiscussionList';
import { discussionPhrases } from '../discussion/discussionPhrases';
import { usePageScope } from '../links/PageScope';
import { BackLink } from '../parts/BackLink';
import { AreaGate } from '../page/AreaGate';
import { useTitle } from '../site/useSite';
import { groupPhrases } from './groupPhrases';

interface GroupDiscussionsProps extends DiscussionListProps {
  group: Group;
}

/** What members discuss, or what they say about a problem. Who manages the group sees the disabled ones, too. */
export function GroupDiscussions({ group: { id: gid, name, powers }, ...props }: GroupDiscussionsProps) {
  const say = usePhrases(groupPhrases);
  const sayDiscussion = usePhrases(discussionPhrases);
  const { addresses } = usePageScope();
  const { problemId } = props;
  const title = problemId ? sayDiscussion('ofProblem', { id: problemId }) : say('discussion');
  useTitle(`${title} - ${name}`);
  const place = useMemo(() => ({ gid, withDisabled: powers.manage }), [gid, powers.manage]);
  return (
    <AreaGate area="openGroupDiscussion">
      <section aria-label={title}>
        <Head>
          {problemId && (
            <>
              <BackLink to={addresses.problem(problemId)}>
                <ArrowLeft aria-hidden /> {sayDiscussion('toProblem')}
              </BackLink>
              <h2>{title}</h2>
            </>
          )}
          <PostButton gid={gid} problemId={problemId} />
        </Head>
        <DiscussionRows {...props} place={place} />
      </section>
    </AreaGate>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  & > h2 {
    margin: 0;
    font: ${theme.font.heading};
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  margin-block-end: ${theme.space[5]};
`;

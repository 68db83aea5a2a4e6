import type { Group } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { DiscussionTable } from '../discussion/admin/DiscussionTable';
import { type DiscussionListProps, DiscussionRows, PostButton } from '../discussion/DiscussionList';
import { discussionPhrases } from '../discussion/discussionPhrases';
import { usePageScope } from '../links/PageScope';
import { BackLink } from '../parts/BackLink';
import { GroupAdminScope } from '../page/AdminScope';
import { AreaGate } from '../page/AreaGate';
import { useTitle } from '../site/useSite';
import { LeaveAdmin, ToAdmin } from './GroupAdminBar';
import { groupPhrases } from './groupPhrases';

interface GroupDiscussionsProps extends DiscussionListProps {
  group: Group;
  /** Who manages the group sees all of them as a table, with what can be done to them. */
  isAdminView?: boolean;
}

/** What members discuss, or what they say about a problem. Who manages the group sees the disabled ones, too. */
export function GroupDiscussions({ group, isAdminView = false, ...props }: GroupDiscussionsProps) {
  const { id: gid, name, powers } = group;
  const say = usePhrases(groupPhrases);
  const sayDiscussion = usePhrases(discussionPhrases);
  const { addresses } = usePageScope();
  const { problemId } = props;
  const showsAdmin = isAdminView && powers.manage;
  const title = problemId ? sayDiscussion('ofProblem', { id: problemId }) : say('discussion');
  useTitle(`${title} - ${name}`);
  const place = useMemo(() => ({ gid, withDisabled: powers.manage }), [gid, powers.manage]);
  return (
    <AreaGate area="openGroupDiscussion">
      <section aria-label={title}>
        <Head>
          {showsAdmin && <LeaveAdmin gid={gid} tab="discussion" />}
          {problemId && (
            <>
              <BackLink to={addresses.problem(problemId)}>
                <ArrowLeft aria-hidden /> {sayDiscussion('toProblem')}
              </BackLink>
              <h2>{title}</h2>
            </>
          )}
          {!showsAdmin && (
            <Actions>
              {powers.manage && <ToAdmin gid={gid} tab="discussion" />}
              <PostButton gid={gid} problemId={problemId} />
            </Actions>
          )}
        </Head>
        {showsAdmin ? (
          <GroupAdminScope group={group}>
            <DiscussionTable
              filter={{ keyword: props.filter.keyword }}
              page={props.page}
              onFilterChange={({ keyword }) => props.onFilterChange({ keyword })}
              onPageChange={props.onPageChange}
            />
          </GroupAdminScope>
        ) : (
          <DiscussionRows {...props} place={place} />
        )}
      </section>
    </AreaGate>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-inline-start: auto;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  & > h2 {
    margin: 0;
    font: ${theme.font.heading};
  }
  margin-block-end: ${theme.space[5]};
`;

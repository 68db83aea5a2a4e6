import type { Group } from '@oj/contract';
import { theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type DiscussionListProps, DiscussionRows, PostButton } from '../discussion/DiscussionList';
import { AreaGate } from '../page/AreaGate';
import { useTitle } from '../site/useSite';
import { groupPhrases } from './groupPhrases';

interface GroupDiscussionsProps extends Omit<DiscussionListProps, 'problemId'> {
  group: Group;
}

/** What members discuss. Who manages the group sees the disabled ones, too. */
export function GroupDiscussions({ group: { id: gid, name, powers }, ...props }: GroupDiscussionsProps) {
  const say = usePhrases(groupPhrases);
  useTitle(`${say('discussion')} - ${name}`);
  const place = useMemo(() => ({ gid, withDisabled: powers.manage }), [gid, powers.manage]);
  return (
    <AreaGate area="openGroupDiscussion">
      <section aria-label={say('discussion')}>
        <Head>
          <PostButton gid={gid} />
        </Head>
        <DiscussionRows {...props} place={place} />
      </section>
    </AreaGate>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${theme.space[5]};
`;

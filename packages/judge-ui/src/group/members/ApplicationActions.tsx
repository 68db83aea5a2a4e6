import type { GroupMember } from '@oj/contract';
import { Button, theme, usePhrases, useToast } from '@oj/ui';
import { styled } from 'styled-components';
import { useErrorToast } from '../../parts/useErrorToast';
import { groupMemberPhrases } from './groupMemberPhrases';
import { useMemberChanges } from '../useGroupChanges';

const REFUSED = 2;
const MEMBER = 3;

/** Accepts or refuses an applicant. Whoever was refused can still be accepted. */
export function ApplicationActions({ gid, applicant: { uid, username, auth } }: { gid: number; applicant: GroupMember }) {
  const say = usePhrases(groupMemberPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { change } = useMemberChanges(gid);
  const answer = (level: 2 | 3) =>
    change.mutate({ uid, auth: level }, { onSuccess: () => void toast({ tone: 'success', title: say('saved') }), onError: showError });
  return (
    <Actions>
      {auth !== REFUSED && (
        <Button size="small" disabled={change.isPending} aria-label={say('refuseOne', { name: username })} onClick={() => answer(REFUSED)}>
          {say('refuse')}
        </Button>
      )}
      <Button
        size="small"
        tone="primary"
        disabled={change.isPending}
        aria-label={say('acceptOne', { name: username })}
        onClick={() => answer(MEMBER)}
      >
        {say('accept')}
      </Button>
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`;

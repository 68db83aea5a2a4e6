import type { Group, GroupMember } from '@oj/contract';
import { IconButton, Menu, type MenuEntry, usePhrases, useToast } from '@oj/ui';
import { Check, Crown, Ellipsis, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { groupMemberPhrases } from './groupMemberPhrases';
import { useHandOver, useMemberChanges } from '../useGroupChanges';

/** Above every level. */
const OWNER_RANK = 6;
const levels = [3, 4, 5] as const;

interface MemberActionsProps {
  group: Group;
  member: GroupMember;
}

/** What the reader may do about a member: below the own level only, and nothing about the owner. */
export function MemberActions({ group, member: { uid, username, auth, isOwner } }: MemberActionsProps) {
  const say = usePhrases(groupMemberPhrases);
  const user = useUser();
  const toast = useToast();
  const showError = useErrorToast();
  const [asking, setAsking] = useState<'remove' | 'offer'>();
  const { change, remove } = useMemberChanges(group.id);
  const { offer } = useHandOver(group.id);
  const rank = group.powers.handOver ? OWNER_RANK : group.userAuth;
  if (isOwner || uid === user?.uid || auth >= rank) return null;
  const told = () => void toast({ tone: 'success', title: say('saved') });
  const entries: MenuEntry[] = [
    ...levels
      .filter(level => level < rank)
      .map(level => ({
        label: say(`level${level}`),
        icon: level === auth ? <Check /> : undefined,
        onSelect: () => change.mutate({ uid, auth: level }, { onSuccess: told, onError: showError }),
      })),
    'separator',
    ...(group.powers.handOver ? [{ label: say('offer'), icon: <Crown />, onSelect: () => setAsking('offer') }] : []),
    { label: say('remove'), icon: <UserMinus />, tone: 'danger', onSelect: () => setAsking('remove') },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={say('more', { name: username })} size="small">
            <Ellipsis />
          </IconButton>
        }
        entries={entries}
      />
      <ConfirmDialog
        title={say('removeAsk', { name: username })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={asking === 'remove'}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => {
          await remove.mutateAsync(uid);
          toast({ tone: 'success', title: say('removed') });
        }}
      />
      <ConfirmDialog
        title={say('offerAsk', { name: username })}
        description={say('offerLead')}
        confirm={say('offer')}
        tone="primary"
        open={asking === 'offer'}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => {
          await offer.mutateAsync(uid);
          toast({ tone: 'success', title: say('offered') });
        }}
      />
    </>
  );
}

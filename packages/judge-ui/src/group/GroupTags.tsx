import { type GroupRow, groupStatuses } from '@oj/contract';
import { Tag, usePhrases } from '@oj/ui';
import { groupPhrases } from './groupPhrases';

const tones = { 1: 'success', 2: 'warning', 3: 'danger' } as const;

/** Who may join, and whether others see the group. */
export function GroupTags({ group: { auth, visible, status } }: { group: Pick<GroupRow, 'auth' | 'visible' | 'status'> }) {
  const say = usePhrases(groupPhrases);
  return (
    <>
      <Tag tone={tones[auth]}>{say(`auth${auth}`)}</Tag>
      {!visible && <Tag>{say('hidden')}</Tag>}
      {status === groupStatuses.disabled && <Tag tone="danger">{say('disabled')}</Tag>}
    </>
  );
}

import { Tag, usePhrases } from '@oj/ui';
import { Ban, Check } from 'lucide-react';
import { userAdminPhrases } from './userAdminPhrases';

export const ACTIVE = 0;
export const BANNED = 1;

/** The status of an account, as a shape and a word. */
export function StatusTag({ status }: { status: number }) {
  const say = usePhrases(userAdminPhrases);
  const isActive = status === ACTIVE;
  const Icon = isActive ? Check : Ban;
  return (
    <Tag tone={isActive ? 'success' : 'danger'}>
      <Icon aria-hidden /> {say(isActive ? 'active' : 'banned')}
    </Tag>
  );
}

import { roles, type RoleId } from '@oj/contract';
import { Tag, usePhrases } from '@oj/ui';
import { Crown, FilePenLine, MessageSquareOff, ShieldCheck, UserRound } from 'lucide-react';
import { userAdminPhrases } from './userAdminPhrases';

export const roleIds = Object.keys(roles).map(Number) as RoleId[];
export const phraseOfRole = (id: RoleId) => `role${id}` as const;

const looks = {
  1000: { tone: 'accent', Icon: Crown },
  1001: { tone: 'accent', Icon: ShieldCheck },
  1008: { tone: 'accent', Icon: FilePenLine },
  1002: { tone: 'neutral', Icon: UserRound },
} as const;
const lookOfLimited = { tone: 'warning', Icon: MessageSquareOff } as const;

/** The role of a user, as a shape and a word. */
export function RoleTag({ role }: { role: { id: number; role: string } }) {
  const say = usePhrases(userAdminPhrases);
  const id = roleIds.find(each => each === role.id);
  const { tone, Icon } = looks[id as keyof typeof looks] ?? lookOfLimited;
  return (
    <Tag tone={tone}>
      <Icon aria-hidden /> {id === undefined ? role.role : say(phraseOfRole(id))}
    </Tag>
  );
}

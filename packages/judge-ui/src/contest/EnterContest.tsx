import type { Contest } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { scopePhrases } from '../api/useScopeRefusal';
import { PasswordForm } from '../parts/PasswordForm';
import { contestPhrases } from './contestPhrases';
import { useEnterContest } from './useContest';

/** Enters a contest with its password. */
export function EnterContest({ contest: { id, auth, status, powers } }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  const sayScope = usePhrases(scopePhrases);
  const entering = useEnterContest(id);
  return (
    <PasswordForm
      title={say('enter')}
      lead={say(status === 1 && powers.read ? 'enterVirtual' : auth === 1 ? 'enterPrivate' : 'enterProtected')}
      label={say('password')}
      required={sayScope('contest.passwordRequired')}
      entered={say('entered')}
      entering={entering}
    />
  );
}

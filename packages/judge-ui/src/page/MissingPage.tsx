import type { ApiError } from '@oj/contract';
import { Button, phrases, usePhrases } from '@oj/ui';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useUser } from '../session/SessionProvider';
import { NotFound } from './NotFound';

const words = phrases('missingPage', {
  notHere: { zh: '地址可能写错了，或者它还没有公开。', en: 'The address may be wrong, or it is not public yet.' },
  loginMayHelp: { zh: '登录后也许就能看到。', en: 'It may open once you have logged in.' },
  login: { zh: '登录', en: 'Login' },
});

/** Shown when the subject of a page does not exist or is not open to the reader. */
export function MissingPage({ refusal }: { refusal: ApiError }) {
  const say = usePhrases(words);
  const sayError = usePhrases(errorPhrases);
  const user = useUser();
  const openDialog = useAccountDialog();
  const isLocked = refusal.status === 403 && !user;
  return (
    <NotFound title={sentenceFor(refusal, sayError)} lead={isLocked ? say('loginMayHelp') : say('notHere')}>
      {isLocked && <Button onClick={() => openDialog('login')}>{say('login')}</Button>}
    </NotFound>
  );
}

import { ApiError } from '@oj/contract';
import { Button, phrases, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { FailedQuery } from '../api/FailedQuery';
import { useUser } from '../session/SessionProvider';

const NotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }));

const words = phrases('failedPage', {
  notHere: { zh: '地址可能写错了，或者它还没有公开。', en: 'The address may be wrong, or it is not public yet.' },
  loginMayHelp: { zh: '登录后也许就能看到。', en: 'It may open once you have logged in.' },
  login: { zh: '登录', en: 'Login' },
});

interface FailedPageProps {
  /** What could not be loaded, in a sentence. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A page whose subject could not be fetched. What is not there or not open needs no second try, but a way on. */
export function FailedPage({ title, error, onRetry }: FailedPageProps) {
  const say = usePhrases(words);
  const sayError = usePhrases(errorPhrases);
  const user = useUser();
  const openDialog = useAccountDialog();
  const status = error instanceof ApiError ? error.status : 500;
  if (status !== 404 && status !== 403) return <FailedQuery title={title} error={error} onRetry={onRetry} />;
  const isLocked = status === 403 && !user;
  return (
    <Suspense fallback={null}>
      <NotFound title={sentenceFor(error, sayError)} lead={isLocked ? say('loginMayHelp') : say('notHere')}>
        {isLocked && <Button onClick={() => openDialog('login')}>{say('login')}</Button>}
      </NotFound>
    </Suspense>
  );
}

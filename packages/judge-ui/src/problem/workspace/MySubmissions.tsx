import { Button, EmptyState, Skeleton, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { useAccountDialog } from '../../account/AccountDialogs';
import { errorPhrases } from '../../api/errorPhrases';
import { useUser } from '../../session/SessionProvider';
import { problemPhrases } from '../problemPhrases';

const loadOwn = () => import('./OwnSubmissions');
const OwnSubmissions = lazy(async () => ({ default: (await loadOwn()).OwnSubmissions }));

/** Fetches the list when somebody reaches for its tab. */
export const prefetchSubmissions = () => void loadOwn().catch(() => undefined);

/** The reader's submissions to one problem; who is not logged in is asked to. */
export function MySubmissions({ problemId }: { problemId: string }) {
  const say = usePhrases(problemPhrases);
  const sayError = usePhrases(errorPhrases);
  const user = useUser();
  const openDialog = useAccountDialog();
  if (user) {
    return (
      <Suspense fallback={<Skeleton shape="block" height={220} />}>
        <OwnSubmissions problemId={problemId} />
      </Suspense>
    );
  }
  return <EmptyState title={sayError('login.required')} action={<Button onClick={() => openDialog('login')}>{say('login')}</Button>} />;
}

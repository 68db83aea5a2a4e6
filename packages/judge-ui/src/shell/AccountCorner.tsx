import { Button, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useUser } from '../session/SessionProvider';
import { useSite } from '../site/useSite';
import { CornerButton } from './CornerButton';
import { shellPhrases } from './shellPhrases';

/** Most visitors have no account here. */
const UserCorner = lazy(async () => ({ default: (await import('./UserCorner')).UserCorner }));

/** At the end of the bar: the ways in, or the user, their messages and what is theirs. */
export function AccountCorner() {
  const say = usePhrases(shellPhrases);
  const user = useUser();
  const { data: site } = useSite();
  const open = useAccountDialog();
  if (user) {
    const place = (
      <>
        <BellPlace />
        <CornerButton user={user} disabled />
      </>
    );
    return (
      <Suspense fallback={place}>
        <UserCorner user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <Button tone="quiet" onClick={() => open('login')}>
        {say('login')}
      </Button>
      {site?.register !== false && <Button onClick={() => open('register')}>{say('register')}</Button>}
    </>
  );
}

const BellPlace = styled.span`
  width: ${theme.height.control};
  @media (pointer: coarse) {
    width: 44px;
  }
`;

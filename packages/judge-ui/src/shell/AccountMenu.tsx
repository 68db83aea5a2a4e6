import { Button, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useUser } from '../session/SessionProvider';
import { useSite } from '../site/useSite';
import { UserMenuButton } from './UserMenuButton';
import { shellPhrases } from './shellPhrases';

/** Loaded only for who has logged in. */
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu')).UserMenu }));

/** The end of the bar: login and registration for visitors, the messages and the menu of the user for others. */
export function AccountMenu() {
  const say = usePhrases(shellPhrases);
  const user = useUser();
  const { data: site } = useSite();
  const open = useAccountDialog();
  if (user) {
    const placeholder = (
      <>
        <BellSpace />
        <UserMenuButton user={user} disabled />
      </>
    );
    return (
      <Suspense fallback={placeholder}>
        <UserMenu user={user} />
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

const BellSpace = styled.span`
  width: ${theme.height.control};
  @media (pointer: coarse) {
    width: 44px;
  }
`;

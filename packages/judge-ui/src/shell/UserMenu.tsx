import type { UserInfo } from '@oj/contract';
import { Menu, type MenuEntry, usePhrases } from '@oj/ui';
import { CalendarCheck, CircleHelp, Library, LogOut, ScrollText, Settings, ShieldCheck, User } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useLogout } from '../account/useAccount';
import { dueAddress } from '../links/groupAddress';
import { MessageMenu } from '../message/MessageMenu';
import { UserMenuButton } from './UserMenuButton';
import { userMenuPhrases } from './userMenuPhrases';
import { may } from '../session/may';

/** The messages and the menu of the user. */
export function UserMenu({ user }: { user: UserInfo }) {
  const say = usePhrases(userMenuPhrases);
  const logout = useLogout();
  const navigate = useNavigate();
  const goHome = () => void navigate('/home');
  const admin: MenuEntry[] = may(user, 'back_office')
    ? [{ label: say('admin'), icon: <ShieldCheck />, link: <Link to="/admin/" target="_blank" rel="noopener" /> }, 'separator']
    : [];
  return (
    <>
      <MessageMenu />
      <Menu
        align="end"
        trigger={<UserMenuButton user={user} title={say('account', { name: user.username })} />}
        entries={[
          { label: say('userHome'), icon: <User />, link: <Link to="/user-home" /> },
          { label: say('mine'), icon: <ScrollText />, link: <Link to="/status?onlyMine=true" /> },
          { label: say('due'), icon: <CalendarCheck />, link: <Link to={dueAddress()} /> },
          { label: say('setting'), icon: <Settings />, link: <Link to="/setting" /> },
          'separator',
          { label: say('help'), icon: <CircleHelp />, link: <Link to="/help" /> },
          { label: say('wiki'), icon: <Library />, link: <Link to="/oiwiki" /> },
          'separator',
          ...admin,
          { label: say('logout'), icon: <LogOut />, onSelect: () => void logout.mutateAsync().then(goHome, goHome) },
        ]}
      />
    </>
  );
}

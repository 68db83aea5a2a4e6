import { isAdminRole } from '@oj/contract';
import { Avatar, Button, focusRing, Menu, type MenuEntry, theme, usePhrases, visuallyHidden } from '@oj/ui';
import { CircleHelp, Library, LogOut, ScrollText, Settings, ShieldCheck, User } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useLogout } from '../account/useAccount';
import { useUser } from '../session/SessionProvider';
import { useSite } from '../site/useSite';
import { OnWide } from './OnWide';
import { shellPhrases } from './shellPhrases';

/** At the end of the bar: the ways in, or the user and what is theirs. */
export function AccountCorner() {
  const say = usePhrases(shellPhrases);
  const user = useUser();
  const { data: site } = useSite();
  const open = useAccountDialog();
  const logout = useLogout();
  const navigate = useNavigate();
  if (!user) {
    return (
      <>
        <Button tone="quiet" onClick={() => open('login')}>
          {say('login')}
        </Button>
        {site?.register !== false && (
          <OnWide>
            <Button onClick={() => open('register')}>{say('register')}</Button>
          </OnWide>
        )}
      </>
    );
  }
  const desk: MenuEntry[] = user.roleList.some(isAdminRole)
    ? [{ label: say('desk'), icon: <ShieldCheck />, link: <Link to="/admin/" target="_blank" rel="noopener" /> }, 'separator']
    : [];
  return (
    <Menu
      align="end"
      trigger={
        <Corner type="button" title={say('account', { name: user.username })}>
          <Avatar name={user.username} src={user.avatar ?? undefined} size={30} decorative />
          <Name>{user.username}</Name>
        </Corner>
      }
      entries={[
        { label: say('userHome'), icon: <User />, link: <Link to="/user-home" /> },
        { label: say('mine'), icon: <ScrollText />, link: <Link to="/status?onlyMine=true" /> },
        { label: say('setting'), icon: <Settings />, link: <Link to="/setting" /> },
        'separator',
        { label: say('help'), icon: <CircleHelp />, link: <Link to="/help" /> },
        { label: say('wiki'), icon: <Library />, link: <Link to="/oiwiki" /> },
        'separator',
        ...desk,
        { label: say('logout'), icon: <LogOut />, onSelect: () => logout.mutate(undefined, { onSettled: () => void navigate('/home') }) },
      ]}
    />
  );
}

const Corner = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 36px;
  padding: 2px ${theme.space[4]} 2px 2px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
    justify-content: center;
    padding-inline: 2px;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  ${focusRing}
`;

const Name = styled.bdi`
  max-width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${theme.font.strong};
  ${theme.phone} {
    ${visuallyHidden}
  }
`;

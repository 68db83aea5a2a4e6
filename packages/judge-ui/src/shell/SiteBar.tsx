import {
  Avatar,
  Brand,
  Button,
  LanguageSwitch,
  type Locale,
  Menu,
  theme,
  type ThemeChoice,
  ThemeSwitch,
  TopBar,
  usePhrases,
  visuallyHidden,
  focusRing,
} from '@oj/ui';
import { LogOut, ScrollText } from 'lucide-react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useFreshRoles, useLogout } from '../account/useAccount';
import { useUser } from '../session/SessionProvider';
import { useSite } from '../site/useSite';
import { shellPhrases } from './shellPhrases';

export interface Preferences {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

const places = [
  { path: '/home', name: 'home' },
  { path: '/problem', name: 'problems' },
  { path: '/status', name: 'status' },
] as const;

/** The bar at the top of every page. */
export function SiteBar(preferences: Preferences) {
  const say = usePhrases(shellPhrases);
  const { data: site } = useSite();
  useFreshRoles();
  return (
    <TopBar
      brand={
        <BrandLink to="/home">
          <Brand name={site?.shortName ?? 'OJ'} />
        </BrandLink>
      }
      end={
        <>
          <OnWide>
            <LanguageSwitch value={preferences.locale} onValueChange={preferences.onLocaleChange} />
          </OnWide>
          <ThemeSwitch value={preferences.theme} onValueChange={preferences.onThemeChange} />
          <AccountCorner />
        </>
      }
      drawerEnd={<LanguageSwitch value={preferences.locale} onValueChange={preferences.onLocaleChange} />}
    >
      {places.map(({ path, name }) => (
        <NavLink key={path} to={path}>
          {say(name)}
        </NavLink>
      ))}
    </TopBar>
  );
}

function AccountCorner() {
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
        { label: say('mine'), icon: <ScrollText />, link: <Link to="/status?onlyMine=true" /> },
        'separator',
        { label: say('logout'), icon: <LogOut />, onSelect: () => logout.mutate(undefined, { onSettled: () => void navigate('/home') }) },
      ]}
    />
  );
}

const BrandLink = styled(Link)`
  border-radius: ${theme.radius.control};
  text-decoration: none;
  @media (pointer: coarse) {
    padding-block: ${theme.space[3]};
  }
`;

const OnWide = styled.span`
  display: contents;
  ${theme.phone} {
    display: none;
  }
`;

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

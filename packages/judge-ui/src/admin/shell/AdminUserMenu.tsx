import { Avatar, focusRing, LanguageSwitch, Menu, theme, ThemeSwitch, usePhrases } from '@oj/ui';
import { ArrowLeft, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUser } from '../../session/SessionProvider';
import type { Preferences } from '../../shell/preferences';
import { adminPhrases } from './adminPhrases';
import { useAdminLogout } from './useAdminSession';

/** The user menu of the back office, with the switches of language and theme. */
export function AdminUserMenu({ locale, onLocaleChange, theme: themeChoice, onThemeChange }: Preferences) {
  const say = usePhrases(adminPhrases);
  const user = useUser();
  const logout = useAdminLogout();
  if (!user) return null;
  return (
    <Row>
      <Menu
        trigger={
          <Person type="button" title={say('account', { name: user.username })}>
            <Avatar name={user.username} src={user.avatar ?? undefined} size={30} decorative />
            <bdi>{user.username}</bdi>
          </Person>
        }
        entries={[
          { label: say('toSite'), icon: <ArrowLeft />, link: <Link to="/home" /> },
          'separator',
          { label: say('logout'), icon: <LogOut />, onSelect: () => logout.mutate() },
        ]}
      />
      <LanguageSwitch value={locale} onValueChange={onLocaleChange} />
      <ThemeSwitch value={themeChoice} onValueChange={onThemeChange} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Person = styled.button`
  display: inline-flex;
  flex: 1 1 100%;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: 0;
  min-height: 44px;
  padding: 2px ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  font: ${theme.font.strong};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.hover};
  }
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

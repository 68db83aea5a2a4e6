import { Avatar, focusRing, LanguageSwitch, Menu, theme, ThemeSwitch, usePhrases } from '@oj/ui';
import { ArrowLeft, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUser } from '../../session/SessionProvider';
import type { Preferences } from '../../shell/SiteBar';
import { deskPhrases } from './deskPhrases';
import { useDeskLogout } from './useDeskSession';

/** Who works here, in which language and light. */
export function DeskCorner({ locale, onLocaleChange, theme: themeChoice, onThemeChange }: Preferences) {
  const say = usePhrases(deskPhrases);
  const user = useUser();
  const logout = useDeskLogout();
  if (!user) return null;
  return (
    <Corner>
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
    </Corner>
  );
}

const Corner = styled.div`
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

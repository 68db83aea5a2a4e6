import { Brand, Card, LanguageSwitch, linkStyle, theme, ThemeSwitch, touchTarget, usePhrases } from '@oj/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoginForm } from '../../account/LoginForm';
import { useUser } from '../../session/SessionProvider';
import type { Preferences } from '../../shell/preferences';
import { useSite, useTitle } from '../../site/useSite';
import { type RefusedState, wayBack } from '../shell/AdminGuard';
import { adminPhrases } from '../shell/adminPhrases';
import { useAdminLogin } from '../shell/useAdminSession';
import { may } from '../../session/may';

/** The login page of the back office. */
export function AdminLogin({ locale, onLocaleChange, theme: themeChoice, onThemeChange }: Preferences) {
  const say = usePhrases(adminPhrases);
  useTitle(say('loginTitle'));
  const user = useUser();
  const { data: site } = useSite();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const login = useAdminLogin();
  const back = wayBack(search);
  const lead = new URLSearchParams(search).has('back') ? say('loginFirst') : say('loginLead');
  const isRefused = user !== undefined && (state as RefusedState | null)?.refusedUid === user.uid;
  if (may(user, 'back_office') && !isRefused) return <Navigate to={back} replace />;
  return (
    <Door>
      <Top>
        <Link to="/home">
          <ArrowLeft aria-hidden /> {say('toSite')}
        </Link>
        <span>
          <LanguageSwitch value={locale} onValueChange={onLocaleChange} />
          <ThemeSwitch value={themeChoice} onValueChange={onThemeChange} />
        </span>
      </Top>
      <main id="main">
        <Brand name={site?.shortName ?? 'OJ'} />
        <h1>{say('loginTitle')}</h1>
        <p>{user ? say(may(user, 'back_office') ? 'notThisAdmin' : 'notAdmin', { name: user.username }) : lead}</p>
        <Card>
          <LoginForm login={login} onLogin={() => void navigate(back, { replace: true })} />
        </Card>
        {may(user, 'back_office') && <Stay to="/admin/dashboard">{say('stay')}</Stay>}
      </main>
    </Door>
  );
}

const Door = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: ${theme.space[6]};
  & > main {
    display: grid;
    place-self: center;
    justify-items: center;
    width: 100%;
    max-width: 380px;
    padding-block: ${theme.space[8]} ${theme.space[11]};
  }
  & h1 {
    margin: ${theme.space[7]} 0 0;
    font: ${theme.font.heading};
  }
  & p {
    margin: ${theme.space[3]} 0 ${theme.space[8]};
    color: ${theme.color.text2};
    font: ${theme.font.body};
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & section {
    width: 100%;
  }
`;

const Stay = styled(Link)`
  margin-block-start: ${theme.space[6]};
  ${linkStyle}
  ${touchTarget}
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 44px;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[4]};
  }
  & svg {
    width: 16px;
    height: 16px;
  }
`;

import { Brand, IconButton, LanguageSwitch, theme, ThemeSwitch, TopBar, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFreshRoles } from '../account/useAccount';
import { useSite } from '../site/useSite';
import { AccountMenu } from './AccountMenu';
import type { BarIds, BarMode } from './barItems';
import { OnWide } from './OnWide';
import { navPathOf, navItems } from './navItems';
import type { Preferences } from './preferences';
import { shellPhrases } from './shellPhrases';
import { type Sheet, useSheetKeys } from './useSheetKeys';

const ModeLinks = lazy(async () => ({ default: (await import('./ModeLinks')).ModeLinks }));
const SiteSheets = lazy(async () => ({ default: (await import('./SiteSheets')).SiteSheets }));

interface SiteBarProps extends Preferences {
  /** Inside a training, a contest or a group the bar leads around in that. Default: around in the site. */
  mode?: BarMode | undefined;
  /** Which one it is. */
  ids?: BarIds | undefined;
}

/** The bar at the top of every page, and what its keys call over the page. */
export function SiteBar({ mode, ids = {}, ...preferences }: SiteBarProps) {
  const say = usePhrases(shellPhrases);
  const { data: site } = useSite();
  const current = navPathOf(useLocation().pathname);
  const [sheet, setSheet] = useState<Sheet>();
  const [wasAsked, setWasAsked] = useState(false);
  const show = (next: Sheet | undefined) => {
    setSheet(next);
    setWasAsked(true);
  };
  useSheetKeys(show);
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
          <IconButton label={say('searchKeys')} onClick={() => show('palette')}>
            <Search aria-hidden />
          </IconButton>
          <OnWide>
            <LanguageSwitch value={preferences.locale} onValueChange={preferences.onLocaleChange} />
          </OnWide>
          <OnNoSmallPhone>
            <ThemeSwitch value={preferences.theme} onValueChange={preferences.onThemeChange} />
          </OnNoSmallPhone>
          <AccountMenu />
          {wasAsked && (
            <Suspense>
              <SiteSheets sheet={sheet} preferences={preferences} onSheetChange={show} />
            </Suspense>
          )}
        </>
      }
      drawerEnd={
        <>
          <LanguageSwitch value={preferences.locale} onValueChange={preferences.onLocaleChange} />
          <OnSmallPhone>
            <ThemeSwitch value={preferences.theme} onValueChange={preferences.onThemeChange} />
          </OnSmallPhone>
        </>
      }
    >
      {mode ? (
        <Suspense>
          <ModeLinks mode={mode} ids={ids} />
        </Suspense>
      ) : (
        navItems
          .filter(({ area }) => !area || (site?.[area] ?? true))
          .map(({ path, name }) => (
            <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
              {say(name)}
            </Link>
          ))
      )}
    </TopBar>
  );
}

/** Search and the ways in go before the light where there is no room for all: there the drawer has it. */
const SMALL_PHONE = '@media (max-width: 479px)';

const OnNoSmallPhone = styled.span`
  display: contents;
  ${SMALL_PHONE} {
    display: none;
  }
`;

const OnSmallPhone = styled.span`
  display: none;
  ${SMALL_PHONE} {
    display: contents;
  }
`;

const BrandLink = styled(Link)`
  border-radius: ${theme.radius.control};
  text-decoration: none;
  @media (pointer: coarse) {
    padding-block: ${theme.space[3]};
  }
`;

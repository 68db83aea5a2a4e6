import { SiteBar, SiteFooter } from '@oj/judge-ui';
import { RouteProgress } from '@oj/ui';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePreferences } from './PreferencesContext';

/** Bar, page, foot. The foot stays away where a route says so. */
export function Shell() {
  const preferences = usePreferences();
  const navigation = useNavigation();
  const showFooter = useMatches().every(({ handle }) => (handle as { footer?: boolean } | undefined)?.footer !== false);
  return (
    <Frame>
      <RouteProgress active={navigation.state !== 'idle'} />
      <SiteBar {...preferences} />
      <Outlet />
      {showFooter && <SiteFooter />}
      <ScrollRestoration />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

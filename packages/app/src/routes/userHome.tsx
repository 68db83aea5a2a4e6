import { Page, Profile, profileTabs } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { withValues } from '../query';

export function UserHomePage() {
  const [query] = useSearchParams();
  return (
    <Page>
      <Profile
        uid={query.get('uid') ?? undefined}
        username={query.get('username') ?? undefined}
        tab={profileTabs.find(tab => tab === query.get('tab'))}
        addressOf={tab => `/user-home?${withValues(query, { tab })}`}
      />
    </Page>
  );
}

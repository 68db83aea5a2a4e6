import { Home, Page } from '@oj/judge-ui';

export function HomePage() {
  return (
    <Page>
      <Home />
    </Page>
  );
}

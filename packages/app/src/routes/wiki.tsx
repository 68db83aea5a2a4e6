import { Wiki, Page } from '@oj/judge-ui';

export function WikiPage() {
  return (
    <Page>
      <Wiki />
    </Page>
  );
}

import { Developer, Page } from '@oj/judge-ui';

export function DeveloperPage() {
  return (
    <Page>
      <Developer />
    </Page>
  );
}

import { Help, Page } from '@oj/judge-ui';

export function HelpPage() {
  return (
    <Page>
      <Help />
    </Page>
  );
}

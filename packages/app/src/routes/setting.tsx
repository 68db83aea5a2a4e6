import { Page, Settings } from '@oj/judge-ui';

export function SettingPage() {
  return (
    <Page>
      <Settings />
    </Page>
  );
}

import { SettingDesk } from '@oj/judge-ui';

export const SettingsPage = () => <SettingDesk />;

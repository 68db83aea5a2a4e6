import { SettingAdminPage } from '@oj/judge-ui';

export const SettingsPage = () => <SettingAdminPage />;

import { SwitchAdminPage } from '@oj/judge-ui';

export const SwitchesPage = () => <SwitchAdminPage />;

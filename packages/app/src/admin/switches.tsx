import { RemoteAdminPage, SwitchAdminPage } from '@oj/judge-ui';

export const SwitchesPage = () => <SwitchAdminPage />;

export const RemotePage = () => <RemoteAdminPage />;

import { RemoteAdminPage } from '@oj/judge-ui';

export const RemotePage = () => <RemoteAdminPage />;

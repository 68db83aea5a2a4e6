import { Dashboard } from '@oj/judge-ui';

export const DashboardPage = () => <Dashboard />;

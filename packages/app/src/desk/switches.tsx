import { SwitchDesk } from '@oj/judge-ui';

export const SwitchesPage = () => <SwitchDesk />;

import { LanguageAdminPage } from '@oj/judge-ui';

export const LanguagesPage = () => <LanguageAdminPage />;

import { TagAdminPage } from '@oj/judge-ui';

export const TagsPage = () => <TagAdminPage />;

import { TagDesk } from '@oj/judge-ui';

export const TagsPage = () => <TagDesk />;

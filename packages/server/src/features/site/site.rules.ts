import type { WebsiteConfig } from '@oj/contract';

export const defaultConfig: WebsiteConfig = {
  baseUrl: '',
  name: 'Open Judge',
  shortName: 'OJ',
  description: 'A judge for practice and contests: write, submit, and watch the verdict arrive.',
  email: '',
  recordName: '',
  recordUrl: '',
  projectName: 'OJ',
  projectUrl: '/api/docs',
  register: true,
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
};

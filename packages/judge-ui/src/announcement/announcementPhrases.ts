import { phrases } from '@oj/ui';

export const announcementPhrases = phrases('announcements', {
  title: { zh: '公告', en: 'Announcements' },
  none: { zh: '还没有公告', en: 'No announcements yet' },
  noneHint: { zh: '比赛和维护的消息会贴在这里。', en: 'News of contests and maintenance will be posted here.' },
  failed: { zh: '公告没有加载出来', en: 'The announcements could not be loaded' },
  refresh: { zh: '刷新公告', en: 'Refresh announcements' },
  unread: { zh: '未读', en: 'New' },
  back: { zh: '返回', en: 'Back' },
});

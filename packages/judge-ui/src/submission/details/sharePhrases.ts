import { phrases } from '@oj/ui';

export const sharePhrases = phrases('share', {
  share: { zh: '分享代码', en: 'Share the code' },
  unshare: { zh: '取消分享', en: 'Stop sharing' },
  shared: { zh: '分享成功', en: 'Shared successfully' },
  unshared: { zh: '已取消分享', en: 'Cancel Sharing Successfully' },
});

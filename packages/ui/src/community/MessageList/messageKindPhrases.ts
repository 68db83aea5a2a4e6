import { phrases } from '../../locale/phrases';

/** Names of the five lists. */
export const messageKindPhrases = phrases('messageKind', {
  discuss: { zh: '评论我的', en: 'Comments' },
  reply: { zh: '回复我的', en: 'Replies' },
  like: { zh: '收到的赞', en: 'Likes' },
  system: { zh: '系统通知', en: 'System' },
  mine: { zh: '我的消息', en: 'Mine' },
});

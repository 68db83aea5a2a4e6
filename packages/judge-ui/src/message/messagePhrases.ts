import { phrases } from '@oj/ui';

export const messagePhrases = phrases('messages', {
  title: { zh: '消息', en: 'Messages' },
  lists: { zh: '消息列表', en: 'Message lists' },
  discuss: { zh: '评论我的', en: 'Comments' },
  reply: { zh: '回复我的', en: 'Replies' },
  like: { zh: '收到的赞', en: 'Likes' },
  system: { zh: '系统通知', en: 'System' },
  mine: { zh: '我的消息', en: 'Mine' },
  unread: { zh: '{{count}} 条未读', en: '{{count}} unread' },
  failed: { zh: '消息没有加载出来', en: 'The messages could not be loaded' },
  deleted: { zh: '删除成功', en: 'Delete successfully' },
  none: { zh: '没有消息', en: 'No messages' },
  noDiscuss: { zh: '有人评论你的讨论时，会出现在这里。', en: 'Comments on your discussions show up here.' },
  noReply: { zh: '有人回复你时，会出现在这里。', en: 'Replies to what you wrote show up here.' },
  noLike: { zh: '有人赞同你写的内容时，会出现在这里。', en: 'Likes of what you wrote show up here.' },
  noSystem: { zh: '站点发给所有人的通知会出现在这里。', en: 'What the site tells everybody shows up here.' },
  noMine: {
    zh: '只和你有关的消息会出现在这里，例如改判和账号变更。',
    en: 'What concerns you alone shows up here: a changed verdict, a changed account.',
  },
});

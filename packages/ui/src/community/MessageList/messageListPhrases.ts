import { phrases } from '../../locale/phrases';

export const messageListPhrases = phrases('messageList', {
  list: { zh: '消息列表', en: 'Messages' },
  loading: { zh: '正在加载消息', en: 'Loading messages' },
  empty: { zh: '没有消息', en: 'No messages' },
  unread: { zh: '未读', en: 'Unread' },
  unreadCount: { zh: '{{count}} 条未读', en: '{{count}} unread' },
  markAll: { zh: '全部标为已读', en: 'Mark all read' },
  clean: { zh: '清空', en: 'Clean all' },
  remove: { zh: '删除这条消息', en: 'Delete this message' },
  removeAsk: { zh: '删除这条消息？', en: 'Delete this message?' },
  cleanAsk: { zh: '清空这个列表？', en: 'Clean all messages of this list?' },
  cleanHint: { zh: '列表中的全部消息都会删除，且无法恢复。', en: 'Every message of the list is deleted. This cannot be taken back.' },
  removeConfirm: { zh: '删除', en: 'Delete' },
  failed: { zh: '没有成功，请再试一次。', en: 'That did not work. Try again.' },
  onDiscussion: { zh: '讨论', en: 'Discussion' },
  onContest: { zh: '比赛', en: 'Contest' },
});

/** What the sender did, by kind. */
export const messageActionPhrases = phrases('messageAction', {
  discuss: { zh: '评论了你', en: 'commented' },
  reply: { zh: '回复了你', en: 'replied to you' },
  like: { zh: '赞了你', en: 'likes what you wrote' },
  likes: { zh: '赞了你', en: 'like what you wrote' },
  withOne: { zh: '和 {{other}} ', en: 'and {{other}}' },
  withMore: {
    zh: '、{{other}} 和另外 {{count}} 人',
    en: { one: ', {{other}} and {{count}} other', other: ', {{other}} and {{count}} others' },
  },
});

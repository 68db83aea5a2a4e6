import { phrases } from '../../locale/phrases';

export const commentThreadPhrases = phrases('commentThread', {
  commentsTitle: { zh: '评论', en: 'Comments' },
  questionsTitle: { zh: '提问', en: 'Questions' },
  comments: { zh: '{{count}} 条评论', en: { one: '{{count}} comment', other: '{{count}} comments' } },
  questions: { zh: '{{count}} 条提问与评论', en: { one: '{{count}} question or comment', other: '{{count}} questions and comments' } },
  loading: { zh: '正在加载评论', en: 'Loading comments' },
  empty: { zh: '还没有评论', en: 'No comments yet' },
  emptyHint: { zh: '来写下第一条吧。', en: 'Be the first to say something.' },
  emptyContest: { zh: '还没有人提问', en: 'No questions yet' },
  emptyContestHint: { zh: '对题目有疑问？在这里问主办方。', en: 'Something unclear? Ask the organisers here.' },
  more: { zh: '加载更多', en: 'Load More' },
  moreFailed: { zh: '没有加载成功，请再试一次。', en: 'That did not load. Try again.' },
  by: { zh: '{{name}} 的评论', en: 'Comment by {{name}}' },
  replyBy: { zh: '{{name}} 的回复', en: 'Reply by {{name}}' },
  like: { zh: '赞', en: 'Like' },
  likeFailed: { zh: '没有成功，请再试一次。', en: 'That did not work. Try again.' },
  reply: { zh: '回复', en: 'Reply' },
  replyTo: { zh: '回复 {{name}}', en: 'Reply to {{name}}' },
  replySubmit: { zh: '回复', en: 'Reply' },
  answers: { zh: '回复', en: 'to' },
  report: { zh: '举报', en: 'Report' },
  remove: { zh: '删除', en: 'Delete' },
  removeComment: { zh: '删除这条评论？', en: 'Delete this comment?' },
  removeCommentHint: { zh: '它的回复也会一起删除，且无法恢复。', en: 'Its replies go with it. This cannot be taken back.' },
  removeReply: { zh: '删除这条回复？', en: 'Delete this reply?' },
  removeReplyHint: { zh: '删除后无法恢复。', en: 'This cannot be taken back.' },
  replies: { zh: '{{name}} 的评论下的回复', en: 'Replies to {{name}}' },
  showAll: { zh: '查看全部 {{count}} 条回复', en: { one: 'Show {{count}} reply', other: 'Show all {{count}} replies' } },
  showFew: { zh: '收起回复', en: 'Show fewer' },
  permalink: { zh: '此评论的链接', en: 'Link to this comment' },
});

export const rolePhrases = phrases('roleBadge', {
  root: { zh: '超级管理员', en: 'Super admin' },
  admin: { zh: '管理员', en: 'Admin' },
});

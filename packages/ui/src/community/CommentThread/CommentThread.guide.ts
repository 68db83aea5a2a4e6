import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['What people say about a discussion, and what they ask in a contest (`variant="contest"`).'],
  avoid: ['Messages to one person: `MessageList`.'],
  anatomy: [
    ['section > h2', 'Count'],
    ['article', 'Comment'],
    ['[data-part=face]', 'Face'],
    ['[data-part=actions]', 'Actions', 'only what the reader may do'],
    ['ul', 'Replies', 'three, then all'],
  ],
  keyboard: [
    ['Tab', 'Through names, times and actions.'],
    ['Enter or Space', 'Likes, replies, unfolds.'],
    ['Ctrl+Enter or ⌘+Enter', 'In a reply: posts it.'],
  ],
  reader: {
    en: ['“Comment by 青岚, article”', '“Like 41, toggle button, pressed”', '“Show all 5 replies, button, collapsed”'],
    zh: ['“青岚 的评论，文章”', '“赞 41，切换按钮，已按下”', '“查看全部 5 条回复，按钮，已折叠”'],
  },
  content: ['Deleting asks, and says what goes with it.'],
};

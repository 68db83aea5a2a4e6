import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A discussion in a list; the whole card leads where its title leads.'],
  avoid: ['The discussion itself.'],
  anatomy: [
    ['h2', 'Title'],
    ['[data-part=menu]', 'Menu'],
    ['footer', 'Who, when, how much'],
  ],
  keyboard: [
    ['Tab', 'To the title, the menu, the author.'],
    ['Enter', 'Follows or opens it.'],
  ],
  reader: {
    en: ['“Pinned, Lantern Riddles: a proof without induction, link”', '“41 comments, 128 likes, 20,431 views”'],
    zh: ['“置顶，链接”', '“41 条评论，128 个赞，20,431 次浏览”'],
  },
  content: ['The description is one or two sentences, without markdown.'],
};

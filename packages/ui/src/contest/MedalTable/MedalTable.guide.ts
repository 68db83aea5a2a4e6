import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Who wins gold, silver and bronze; equal ranks win equal medals.'],
  avoid: ['While the board is frozen: it would tell.'],
  pattern: 'table',
  anatomy: [
    ['table', 'Table'],
    ['[data-medal] th', 'Medal'],
    ['tbody tr:nth-child(2)', 'Team'],
  ],
  keyboard: [['Tab', 'Through the names when they are links.']],
  reader: {
    en: ['“Medals, table”', '“Gold, 2 teams, row header”'],
    zh: ['“奖牌榜，表格”', '“金牌 2 队，行标题”'],
  },
};

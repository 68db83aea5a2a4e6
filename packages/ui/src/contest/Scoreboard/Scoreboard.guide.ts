import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'The board of a contest, ACM or OI, of eight or of a thousand rows.',
    'For another arrangement put `Scoreboard.Root`, `.Toolbar`, `.Table` and `.Legend` together.',
  ],
  avoid: ['Medals: `MedalTable`. The closing ceremony: `Resolver`.', 'Any other table: `Table`.'],
  pattern: 'grid',
  anatomy: [
    ['[role=grid]', 'Grid', 'one tab stop'],
    ['thead [aria-label]', 'Problem', 'balloon, and how many solved it'],
    ['[data-stuck=rank]', 'Rank', 'on the disc of its medal'],
    ['[data-stuck=team]', 'Team'],
    ['[data-stuck=main]', 'Solved'],
    ['[data-stuck=side]', 'Penalty'],
    ['[data-state=first]', 'First to solve', 'dashed while an earlier try is not judged yet'],
    ['[data-state=accepted]', 'Accepted'],
    ['[data-state=pending]', 'Pending', 'hidden by the freeze, or not judged yet; beside wrong tries both numbers'],
    ['[data-state=wrong]', 'Tried'],
    ['[data-own]', 'Own row', 'waits at the edge while out of sight'],
  ],
  keyboard: [
    ['Tab', 'Through the toolbar, then into the grid, then out.'],
    ['← → ↑ ↓', 'From cell to cell, the head included.'],
    ['Home or End', 'First or last cell of the row.'],
    ['Ctrl+Home or Ctrl+End', 'First or last cell of the board.'],
    ['PageUp or PageDown', 'As many rows as are in sight.'],
    ['Enter or Space', 'Opens the team, the result or the problem; follows or unfollows on the star.'],
  ],
  reader: {
    en: [
      '“Scoreboard, grid, 9 rows”',
      '“B Lantern Riddles, solved by 188, column header”',
      '“first to solve, at minute 9”',
      '“2 tries, results not known yet”',
    ],
    zh: [
      '“榜单，表格，9 行”',
      '“B 灯谜，188 人通过，列标题”',
      '单元格朗读其完整含义：首杀、通过时间、错误次数',
      '封榜后的提交和尚未评测完的提交朗读为“结果未公布”',
    ],
  },
  content: ['A cell says all of it in words; what is drawn is short.', '“Penalty” is in minutes, without a unit: the legend says it.'],
};

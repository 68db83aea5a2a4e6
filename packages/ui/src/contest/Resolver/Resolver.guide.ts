import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The closing ceremony on the big screen: hidden results open from the last place up.'],
  avoid: ['Showing final results quickly: `Scoreboard`.'],
  anatomy: [
    ['[aria-live]', 'Caption', 'what has just happened'],
    ['button[data-tone=primary]', 'Reveal'],
    ['[role=grid]', 'Board'],
    ['[data-turn]', 'Row whose turn it is'],
  ],
  keyboard: [
    ['Space or → or Enter', 'Reveals the next result.'],
    ['← or Backspace', 'Goes back.'],
    ['PageDown', 'To the next team.'],
    ['Escape', 'Leaves the title page, or whoever is shown large.'],
    ['Home or End', 'To the start, to the end.'],
  ],
  reader: {
    en: ['“Frozen: 14 results to reveal”', '“inkling solved F”, “Rank 6: kth_smallest”'],
    zh: ['“榜单已封，共 14 条结果待揭晓”', '“inkling 通过 F 题”，“第 6 名：kth_smallest”'],
  },
};

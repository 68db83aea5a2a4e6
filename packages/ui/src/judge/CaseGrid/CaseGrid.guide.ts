import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['How each test case went, and why the chosen one did.', '`subtasks` when cases are scored together; `total` while they run.'],
  avoid: ['One result: `VerdictSeal`.'],
  pattern: 'listbox',
  anatomy: [
    ['[role=listbox]', 'Tiles'],
    ['[role=option]', 'Case'],
    ['[aria-selected=true]', 'Chosen case', 'at first the one that decided'],
    ['[data-part=facts]', 'Facts'],
  ],
  keyboard: [
    ['Tab', 'To the chosen tile, then out.'],
    ['← →', 'The case before, the case after; it is chosen at once.'],
    ['↑ ↓', 'The case above, below.'],
    ['Home or End', 'The first, the last.'],
  ],
  reader: {
    en: ['“Test 14: Wrong Answer, option, selected”', 'then, politely: “Wrong Answer, Test 14, Time 124 ms, Memory 812 KB”'],
    zh: ['“测试点 14：答案错误，选项，已选中”', '随后朗读：“答案错误，测试点 14，用时 124 ms，内存 812 KB”'],
  },
  content: ['Messages of checkers are shown as text, as they are.'],
};

import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The print desk of a contest; without the acts, the own jobs of a participant.'],
  avoid: ['The text itself: `CodeView`.'],
  anatomy: [
    ['td bdi', 'Participant'],
    ['td button', 'Take, give back, print, send to a printer, download, confirm'],
  ],
  keyboard: [
    ['Tab', 'Through the buttons of the rows.'],
    ['Enter or Space', 'Presses one; it waits until the host has answered.'],
  ],
  reader: {
    en: ['“Print jobs, table”', '“Take print job #1, button”', '“Confirm print job #1 as printed, button”'],
    zh: ['“打印任务，表格”', '“认领打印任务 #1，按钮”', '“打印任务 #1 打印完成，按钮”'],
  },
  content: ['The first lines tell one job from another; the text is printed or downloaded.'],
};

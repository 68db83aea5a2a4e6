import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Telling the admins about a discussion or a comment: a label, a reason, or both.'],
  avoid: ['Feedback about the site.'],
  pattern: 'dialog-modal',
  keyboard: [
    ['Tab or Shift+Tab', 'Moves in the dialog.'],
    ['Space', 'Ticks a label.'],
    ['Esc', 'Closes; a press outside does not.'],
  ],
  reader: {
    en: [
      '“Report, dialog. Choose a label or give a reason; an admin will look at it.”',
      '“The report label and the reason cannot both be empty”',
    ],
    zh: ['“举报，对话框。选择标签或写明理由，管理员会处理。”', '“举报标签和理由不能都为空”'],
  },
};

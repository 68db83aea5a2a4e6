import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Copying a text that stands beside it. Without a clipboard it selects `fallback`.'],
  avoid: ['Copying something that cannot be seen.'],
  pattern: 'button',
  anatomy: [['button', 'Button']],
  keyboard: [['Enter or Space', 'Copies.']],
  reader: {
    en: ['“Copy input, button”', '“Copied successfully” – or “Copied failed, press Ctrl+C”'],
    zh: ['“复制 输入，按钮”', '“复制成功”——或“复制失败，请按 Ctrl+C”'],
  },
  content: ['`what` names the text for screen readers: “Copy input”.'],
};

import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A person chooses a picture, crops a square and sees it round before it is uploaded.'],
  avoid: ['Other pictures: `FileDrop`.'],
  anatomy: [
    ['[role=img]', 'Present avatar'],
    ['[data-part=choice]', 'Choice'],
    ['input[type=file]', 'Chooser'],
  ],
  keyboard: [
    ['Enter or Space', 'On the zone: opens the chooser.'],
    ['← → ↑ ↓', 'In the square: moves the picture.'],
    ['← →', 'On the slider: zooms.'],
    ['Esc', 'In the preview: back to the square.'],
  ],
  reader: {
    en: [
      '“Choose a picture, file upload button”',
      '“This picture cannot be read. Choose another.” in place of the limits when it is refused',
    ],
    zh: ['“选择图片，文件上传按钮”', '不能使用时：“这张图片打不开，请换一张。”'],
  },
  content: ['`describeError` says what the server refused.'],
};

import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A check that a person is there, before something costly: registration, mail.', 'Always with `otherWay`.'],
  avoid: ['Security by itself: the server must judge the track.'],
  pattern: 'slider',
  anatomy: [
    ['[data-part=piece]', 'Piece'],
    ['[role=slider]', 'Handle'],
    ['button', 'Another picture'],
  ],
  keyboard: [
    ['← → or ↑ ↓', 'One pixel; with Shift ten.'],
    ['PageUp or PageDown', 'Forty pixels on or back.'],
    ['Home or End', 'To the ends.'],
    ['Enter or Space', 'Lets go: the server is asked.'],
  ],
  reader: {
    en: [
      '“Place of the piece, slider, 120 of 283 pixels. Or move it with the arrow keys, then press Enter”',
      '“Checking…”',
      '“Verified” or “That was not the place, try again”',
    ],
    zh: ['“拼图位置，滑块，120 像素，共 283。也可以按左右方向键移动，回车确认”', '“正在验证……”', '“验证通过”或“没有对准，请再试一次”'],
  },
};

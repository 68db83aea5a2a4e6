import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A form that programs would fill in.', 'Always with `otherWay`: not everybody sees the picture.'],
  avoid: ['Every login: ask after failed ones.'],
  anatomy: [
    ['input', 'Answer'],
    ['img', 'Picture', 'on paper in both themes'],
    ['button', 'Another picture'],
  ],
  keyboard: [
    ['Tab', 'From the answer to “Another picture”.'],
    ['Enter or Space', 'On it: asks for another.'],
  ],
  reader: {
    en: [
      '“Characters in the picture, edit text”',
      '“A picture of a few characters, to tell people from programs; ask for another if you cannot read it, image”',
      '“Another picture, button”',
    ],
    zh: ['“验证码，编辑文本”', '“一张写有几个字符的图片，用来确认你不是程序；看不清可以换一张，图像”', '“换一张，按钮”'],
  },
};

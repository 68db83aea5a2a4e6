import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Pictures of an event at the top of a home page.'],
  avoid: ['Anything that must be seen: most people see the first slide.', 'A list of links: write the list.'],
  pattern: 'carousel',
  anatomy: [
    ['section', 'Carousel'],
    ['section > div', 'Controls', 'stop, back, one dot per slide, on'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus through the controls; the change stops while it is inside.'],
    ['Enter or Space', 'Presses the control.'],
    ['← →', 'On a control: the slide before, the slide after.'],
  ],
  reader: {
    en: ['“Autumn events, carousel”', '“Stop the automatic change, button”', '“2 of 3: Training camp, slide”'],
    zh: ['“秋季活动，轮播”', '“停止自动播放，按钮”', '“第 2 张，共 3 张：训练营，幻灯片”'],
  },
  content: ['Each `label` says what the slide says, not “slide 2”.'],
};

import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The first load of something whose shape is known. It waits 150 ms, so that a fast answer does not flicker.'],
  avoid: ['A refresh: old content stays, the region is `aria-busy`.', 'Actions: `pending` of the button.'],
  anatomy: [
    ['[data-shape]', 'Shape'],
    ['[data-shape] > span', 'Line'],
  ],
  reader: {
    en: ['nothing: the region around it is busy'],
    zh: ['不朗读：外层区域为忙碌状态'],
  },
};

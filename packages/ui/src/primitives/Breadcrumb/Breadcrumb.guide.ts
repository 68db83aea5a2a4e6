import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A page that is three levels deep or more: a contest of a group, a case of a submission.'],
  avoid: ['Two levels: the heading and a link do.', 'Steps of a task: `Stepper`.'],
  pattern: 'breadcrumb',
  anatomy: [
    ['nav', 'Breadcrumb'],
    ['a', 'Place', 'leads there'],
    ['[aria-current]', 'This page', 'no link'],
  ],
  keyboard: [['Tab', 'Through the links.']],
  reader: {
    en: ['“Breadcrumb, navigation, list with 3 items”', '“Autumn Invitational, current page”'],
    zh: ['“位置，导航，列表，3 项”', '“秋季邀请赛，当前页面”'],
  },
  content: ['The names that the pages have themselves.'],
};

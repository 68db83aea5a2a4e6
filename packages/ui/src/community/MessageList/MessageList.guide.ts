import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One of the five lists of the message centre.'],
  avoid: ['The number of unread ones in the bar: `NotificationBell`.'],
  anatomy: [
    ['section > div', 'Bar'],
    ['li', 'Message'],
    ['time', 'When'],
  ],
  keyboard: [
    ['Tab', 'Through links, times and delete buttons.'],
    ['Enter', 'Follows; on delete asks first.'],
  ],
  reader: {
    en: ['“Replies, region”', '“Unread, kth_smallest replied to you”', '“Delete this message, button”'],
    zh: ['“回复我的，区域”', '“未读，kth_smallest 回复了你”', '“删除这条消息，按钮”'],
  },
};

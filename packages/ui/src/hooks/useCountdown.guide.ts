import type { Guide } from '../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A button that rests after it was pressed: “Send again in 60 s”.'],
  avoid: ['The clock of a contest: `Countdown`, which follows the server.'],
  reader: {
    en: ['“Send again in 59 s, button, unavailable” – the seconds are not announced'],
    zh: ['“59 秒后重新发送，按钮，不可用”——不会逐秒朗读'],
  },
  content: ['Say what will be possible, not only the number.'],
};

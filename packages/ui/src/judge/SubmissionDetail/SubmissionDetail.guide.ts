import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The head of the page of one submission.'],
  avoid: ['A list: `SubmissionTable`.', 'How the verdict came about in time: `VerdictTimeline`.'],
  anatomy: [
    ['[role=img]', 'Verdict', 'or a line of the host that speaks'],
    ['[role=meter]', 'Share of a limit', 'where limits are given'],
    ['dl', 'Facts'],
  ],
  reader: {
    en: ['“Wrong Answer, image”', '“Time, meter, 812 ms of 1000 ms”', '“Language, C++17”'],
    zh: ['“答案错误，图像”', '“用时，计量器，812 ms / 1000 ms”', '“语言，C++17”'],
  },
  content: ['A fact is a name of one or two words and a value of one line.'],
};

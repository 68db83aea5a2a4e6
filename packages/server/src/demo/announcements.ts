const DAY_MS = 86_400_000;

const texts = [
  [
    'Maintenance on Sunday',
    '周日维护',
    'Judging pauses from 02:00 to 02:30. What is submitted meanwhile is judged afterwards.',
    '02:00 至 02:30 暂停评测，其间的提交会在之后评测。',
  ],
  [
    'New: Rust 1.89 and Go 1.25',
    '新增：Rust 1.89 与 Go 1.25',
    'Both are offered in every problem that does not choose its languages.',
    '未限定语言的题目均可使用。',
  ],
  [
    'How to read a scored problem',
    '怎样读懂计分题',
    '| cases | points |\n|---|---|\n| 1–2 | 40 |\n| 3–5 | 60 |\n\nEvery case counts by itself.',
    '| 测试点 | 分数 |\n|---|---|\n| 1–2 | 40 |\n| 3–5 | 60 |\n\n各测试点独立计分。',
  ],
  [
    'An announcement whose title has been written by somebody who did not know when to stop, and who therefore did not stop before the line had ended twice',
    '一则标题写得很长很长、怎么也停不下来、直到换了两行还没有写完、以至于没有人会把它读完的公告',
    'Short text.',
    '正文很短。',
  ],
] as const;

/** Announcements of the site, the latest last. */
export const siteAnnouncements = (now: Date) =>
  texts.map(([title, zhTitle, content, zhContent], place) => {
    const at = new Date(now.getTime() - (texts.length - place) * 9 * DAY_MS);
    return { title: zhTitle, content: zhContent, translations: { 'en-US': { title, content } }, createdAt: at, modifiedAt: at };
  });

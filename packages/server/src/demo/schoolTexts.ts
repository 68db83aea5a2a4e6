const DAY_MS = 86_400_000;

/** What the teacher announces, the latest last: in days from now. */
const announced = [
  {
    inDays: -41,
    title: '欢迎来到新学期 · Welcome to the new term',
    content:
      '每两周发一个单元，题目在“作业”页。\n\n| 单元 | 内容 |\n|---|---|\n| 1 | 循环与数组 |\n| 2 | 字符串 |\n| 3 | 排序与二分 |\n| 4 | 搜索 |\n\nA unit every two weeks; its problems stand under **Assignments**.',
  },
  {
    inDays: -6,
    title: '第四单元已发布 · Unit four is out',
    content: '先想清楚搜索的状态是什么，再动手写。\n\nBefore you write, say what a state of your search is.',
  },
];

/** Questions of students and announcements of the teacher. */
const asked = [
  {
    inDays: -20,
    byTeacher: true,
    isPinned: true,
    title: '提问前请先看 · Before you ask',
    description: '怎样提问最快得到回答 · How to ask so that an answer comes soon',
    content:
      '1. 写出题号与提交编号\n2. 写出你试过的输入\n3. 不要贴整份代码\n\nName the problem and your submission, and the input that you tried. Do not post the whole program.',
  },
  {
    inDays: -3,
    byTeacher: false,
    isPinned: false,
    title: '二分的右端点总是差一 · My binary search is off by one',
    description: '样例能过，大数据超时 · The samples pass, large input does not end',
    content:
      '区间写成 `[l, r)` 以后就不再出错了，可是为什么？\n\nWith `[l, r)` it ends, but why?\n\n```cpp\nwhile (r - l > 1) {\n  int m = l + (r - l) / 2;\n  (ok(m) ? l : r) = m;\n}\n```',
  },
];

const dated = ({ inDays, now }: { inDays: number; now: Date }) => {
  const at = new Date(now.getTime() + inDays * DAY_MS);
  return { createdAt: at, modifiedAt: at };
};

/** Announcements and discussions of a school. */
export const schoolTexts = (now: Date) => ({
  announcements: announced.map(({ inDays, ...text }) => ({ ...text, ...dated({ inDays, now }) })),
  discussions: asked.map(({ inDays, byTeacher, ...text }) => ({ byTeacher, columns: { ...text, ...dated({ inDays, now }) } })),
});

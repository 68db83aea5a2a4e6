import { inArray } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { problems } from '../features/problem/problem.table';
import { trainingCategories, trainingProblems, trainings } from '../features/training/training.table';

/** A training has one text for all readers: Chinese first, then English. */
const inBoth = (zh: string, en: string) => `${zh}\n\n${en}`;

const category = { name: '入门 Basics', color: '#3d5a9e' };
const title = '起步：从第一行输出开始 · First steps';
const description = inBoth(
  '题库自带的全部题目，由易到难排成一条路。每道题前有一小段话，说明它练什么；做完一题，页面会告诉你下一题是哪一道。',
  'All problems that come with the site, as one path from easy to hard. A few words before each problem say what it is about, and the page tells which one is next.',
);

/** What the teacher says before a problem, in the order of the training. */
const steps: readonly (readonly [problemId: string, zh: string, en: string])[] = [
  [
    'P1000',
    '**读入与输出**：先读题面最后的数据范围，再决定用什么类型存数。',
    '**Input and output.** Read the limits at the end of the statement before you choose a type for the numbers.',
  ],
  [
    'P1001',
    '**循环**：这题逐字节比较输出：行末不要留多余的空格。',
    '**Loops.** The output is compared to the byte: leave no white space at the ends of lines.',
  ],
  [
    'P1002',
    '**找规律**：先在纸上折两张，写出每页的位置，再写成算式。',
    '**A pattern.** Fold two sheets of paper, write down where each page is, and only then write the formula.',
  ],
  [
    'P1004',
    '**读得快**：输入有一百万个数：查一查你的语言怎样成批读入。',
    '**Fast input.** There are a million numbers: find out how your language reads many of them at once.',
  ],
  [
    'P1003',
    '**双指针**：把能互相顶替的字母合在一起数，再看一段怎样一头伸长、一头缩短。',
    '**Two pointers.** Count letters together that stand for each other, then let a segment grow at one end and shrink at the other.',
  ],
  [
    'P1005',
    '**构造**：答案不止一个，由程序判断对错；先用手解出最小的几种情形。',
    '**Construction.** There are many right answers, and a program decides. Solve the smallest cases by hand first.',
  ],
  [
    'P1006',
    '**图上的最短路**：路会关闭，但早到从来不吃亏：想想这为什么重要。',
    '**Shortest paths.** Trails close, but to arrive early never hurts. Think about why that matters.',
  ],
  [
    'P1007',
    '**动态规划**：决定状态里要记什么：左队走了几人，右队走了几人，还需要别的吗？',
    '**Dynamic programming.** Decide what a state has to know: how many left of each queue. Is anything else needed?',
  ],
  [
    'P1008',
    '**交互题**：每次提问之后都要刷新输出，否则双方会一直等下去。',
    '**An interactive problem.** Flush the output after every question, or both sides wait for ever.',
  ],
  [
    'P1009',
    '**贪心与排序**：先把时间画成区间，再问什么可以推迟。',
    '**Greedy and sorting.** Draw the times as intervals first, then ask what may be put off.',
  ],
  [
    'P1010',
    '**数据结构**：逐个修改太慢：哪些信息可以对一整段一起保存？',
    '**Data structures.** To change lamps one by one is too slow: what can be kept for a whole range?',
  ],
  [
    'P1011',
    '**合在一起**：二分、动态规划和数据结构都用得上。卡住时先写一个慢而正确的程序来对拍。',
    '**All together.** Binary search, dynamic programming and data structures. When stuck, write a slow but right program to compare with.',
  ],
];

/** The problems of the starter set that are there, as a training. */
export async function importTraining(tx: Executor, authorId: number) {
  const ids = steps.map(([problemId]) => problemId);
  const stored = await tx.select({ id: problems.id, problemId: problems.problemId }).from(problems).where(inArray(problems.problemId, ids));
  const idOf = new Map(stored.map(({ id, problemId }) => [problemId, id]));
  const [kind] = await tx.insert(trainingCategories).values(category).returning({ id: trainingCategories.id });
  if (!kind) throw new Error('the category was not stored');
  const facts = { title, description, authorId, categoryId: kind.id };
  const [made] = await tx.insert(trainings).values(facts).returning({ id: trainings.id });
  if (!made) throw new Error('the training was not stored');
  const entries = steps.flatMap(([displayId, zh, en], rank) => {
    const problemId = idOf.get(displayId);
    return problemId === undefined ? [] : [{ trainingId: made.id, problemId, displayId, rank: rank + 1, text: inBoth(zh, en) }];
  });
  await tx.insert(trainingProblems).values(entries);
}

/** Display ids of the problems, in the order of the training. */
export const starterPath: readonly string[] = steps.map(([problemId]) => problemId);

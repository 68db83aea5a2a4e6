import { type Kind, line, rowOf } from './kind';

const GREATEST = 1_000_000;
const head = {
  zh: '第一行一个整数 $n$（$1 \\le n \\le 10^5$）。第二行 $n$ 个整数 $a_i$（$1 \\le a_i \\le 10^6$）。',
  en: 'The first line has one integer $n$ ($1 \\le n \\le 10^5$). The second line has $n$ integers $a_i$ ($1 \\le a_i \\le 10^6$).',
};
const headWith = {
  zh: '第一行两个整数 $n$ 和 $k$（$1 \\le k \\le n \\le 10^5$）。第二行 $n$ 个整数 $a_i$（$1 \\le a_i \\le 10^6$）。',
  en: 'The first line has two integers $n$ and $k$ ($1 \\le k \\le n \\le 10^5$). The second line has $n$ integers $a_i$ ($1 \\le a_i \\le 10^6$).',
};
const one = { zh: '一个整数：答案。', en: 'One integer: the answer.' };

/** Tasks about a row of numbers. */
export const rowKinds: readonly Kind[] = [
  {
    tags: ['implementation'],
    difficulty: 0,
    zh: {
      title: '整除的{}',
      description: '桌上有 $n$ 个{}，第 $i$ 个上写着 $a_i$。有多少个上的数能被 $k$ 整除？',
      input: headWith.zh,
      output: one.zh,
    },
    en: {
      title: 'Even Shares of {}',
      description: 'There are $n$ {} on a table; number $i$ bears the number $a_i$. How many bear a number that $k$ divides?',
      input: headWith.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size} ${random.integer(1, Math.min(size, 9))}\n${line(random.integers(size, 1, GREATEST))}\n`,
    solve(input) {
      const { head, row } = rowOf(input, 2);
      return row.filter(each => each % (head[1] ?? 1) === 0).length;
    },
  },
  {
    tags: ['implementation', 'greedy'],
    difficulty: 1,
    zh: {
      title: '相邻的{}',
      description: '$n$ 个{}排成一排，第 $i$ 个重 $a_i$ 克。取走相邻的 $k$ 个，最多能取走多少克？',
      input: headWith.zh,
      output: one.zh,
    },
    en: {
      title: 'Neighbouring {}',
      description:
        '$n$ {} stand in a row; number $i$ weighs $a_i$ grams. Take $k$ that stand side by side: how many grams can you take at the most?',
      input: headWith.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size} ${random.integer(1, size)}\n${line(random.integers(size, 1, GREATEST))}\n`,
    solve(input) {
      const { head, row } = rowOf(input, 2);
      const k = head[1] ?? 1;
      let sum = row.slice(0, k).reduce((a, b) => a + b, 0);
      let best = sum;
      for (let i = k; i < row.length; i++) {
        sum += (row[i] ?? 0) - (row[i - k] ?? 0);
        best = Math.max(best, sum);
      }
      return best;
    },
  },
  {
    tags: ['implementation'],
    difficulty: 0,
    zh: {
      title: '最大的与最小的{}',
      description: '有 $n$ 个{}，第 $i$ 个的大小是 $a_i$。最大的比最小的大多少？',
      input: head.zh,
      output: one.zh,
    },
    en: {
      title: 'Large and Small {}',
      description: 'There are $n$ {}; number $i$ has the size $a_i$. By how much is the largest larger than the smallest?',
      input: head.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size}\n${line(random.integers(size, 1, GREATEST))}\n`,
    solve(input) {
      const { row } = rowOf(input, 1);
      return row.reduce((a, b) => Math.max(a, b)) - row.reduce((a, b) => Math.min(a, b));
    },
  },
  {
    tags: ['data-structures', 'sorting'],
    difficulty: 0,
    zh: { title: '几种{}', description: '仓库里有 $n$ 个{}，第 $i$ 个属于第 $a_i$ 种。一共有多少种？', input: head.zh, output: one.zh },
    en: {
      title: 'Kinds of {}',
      description: 'A store holds $n$ {}; number $i$ is of kind $a_i$. How many kinds are there?',
      input: head.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size}\n${line(random.integers(size, 1, Math.max(2, size >> 1)))}\n`,
    solve: input => new Set(rowOf(input, 1).row).size,
  },
  {
    tags: ['sorting', 'binary-search'],
    difficulty: 2,
    zh: {
      title: '成对的{}',
      description: '有 $n$ 个{}，第 $i$ 个价值 $a_i$。有多少对价值之和恰为 $s$？第 $i$ 个与第 $j$ 个只算一对。',
      input: '第一行两个整数 $n$ 和 $s$（$1 \\le n \\le 10^5$，$1 \\le s \\le 10^6$）。第二行 $n$ 个整数 $a_i$（$1 \\le a_i \\le 10^6$）。',
      output: one.zh,
    },
    en: {
      title: '{} in Pairs',
      description:
        'There are $n$ {}; number $i$ is worth $a_i$. How many pairs are worth exactly $s$ together? Numbers $i$ and $j$ are one pair.',
      input:
        'The first line has two integers $n$ and $s$ ($1 \\le n \\le 10^5$, $1 \\le s \\le 10^6$). The second line has $n$ integers $a_i$ ($1 \\le a_i \\le 10^6$).',
      output: one.en,
    },
    inputOf: (random, size) => `${size} ${random.integer(2, size)}\n${line(random.integers(size, 1, size))}\n`,
    solve(input) {
      const { head, row } = rowOf(input, 2);
      const seen = new Map<number, number>();
      let pairs = 0;
      for (const each of row) {
        pairs += seen.get((head[1] ?? 0) - each) ?? 0;
        seen.set(each, (seen.get(each) ?? 0) + 1);
      }
      return pairs;
    },
  },
  {
    tags: ['sorting', 'data-structures'],
    difficulty: 4,
    zh: {
      title: '站错队的{}',
      description: '$n$ 个{}排成一排，第 $i$ 个高 $a_i$。如果左边的比右边的高，这一对就站错了。有多少对站错了？',
      input: head.zh,
      output: one.zh,
    },
    en: {
      title: '{} Out of Order',
      description:
        '$n$ {} stand in a row; number $i$ is $a_i$ tall. Two of them are out of order if the left one is taller than the right one. How many pairs are out of order?',
      input: head.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size}\n${line(random.integers(size, 1, GREATEST))}\n`,
    solve: input => inversions(rowOf(input, 1).row),
  },
  {
    tags: ['binary-search', 'greedy'],
    difficulty: 3,
    zh: {
      title: '装车的{}',
      description: '$n$ 个{}按次序装上至多 $k$ 辆车，每辆车装连续的一段，第 $i$ 个重 $a_i$。最重的一车最轻可以是多少？',
      input: headWith.zh,
      output: one.zh,
    },
    en: {
      title: 'Carts of {}',
      description:
        '$n$ {} are loaded in their order onto at most $k$ carts, each taking a consecutive part; number $i$ weighs $a_i$. How light can the heaviest cart be?',
      input: headWith.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size} ${random.integer(1, Math.max(1, size >> 2))}\n${line(random.integers(size, 1, GREATEST))}\n`,
    solve(input) {
      const { head, row } = rowOf(input, 2);
      let [low, high] = [row.reduce((a, b) => Math.max(a, b)), row.reduce((a, b) => a + b)];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (cartsFor(row, middle) <= (head[1] ?? 1)) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  },
  {
    tags: ['dp', 'binary-search'],
    difficulty: 3,
    zh: {
      title: '越来越大的{}',
      description: '$n$ 个{}排成一排，第 $i$ 个的大小是 $a_i$。从左到右挑出若干个，使得每一个都比前一个大。最多能挑多少个？',
      input: head.zh,
      output: one.zh,
    },
    en: {
      title: 'Growing {}',
      description:
        '$n$ {} stand in a row; number $i$ has the size $a_i$. Pick some from left to right so that each is larger than the one before. How many can you pick?',
      input: head.en,
      output: one.en,
    },
    inputOf: (random, size) => `${size}\n${line(random.integers(size, 1, GREATEST))}\n`,
    solve(input) {
      const lasts: number[] = [];
      for (const each of rowOf(input, 1).row) {
        const place = lasts.findIndex(last => last >= each);
        lasts[place < 0 ? lasts.length : place] = each;
      }
      return lasts.length;
    },
  },
];

function cartsFor(row: readonly number[], most: number): number {
  let [carts, load] = [1, 0];
  for (const each of row) {
    if (load + each > most) [carts, load] = [carts + 1, 0];
    load += each;
  }
  return carts;
}

function inversions(row: readonly number[]): number {
  const ranks = new Map([...new Set(row)].sort((a, b) => a - b).map((value, place) => [value, place + 1]));
  const tree = Array.from({ length: ranks.size + 1 }, () => 0);
  let wrong = 0;
  row.forEach((value, seen) => {
    const rank = ranks.get(value) ?? 0;
    let notLarger = 0;
    for (let at = rank; at > 0; at -= at & -at) notLarger += tree[at] ?? 0;
    wrong += seen - notLarger;
    for (let at = rank; at < tree.length; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  });
  return wrong;
}

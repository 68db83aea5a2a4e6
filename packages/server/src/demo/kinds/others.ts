import { type Kind, line, numbersOf } from './kind';

const MODULUS = 1_000_000_007;
const one = { zh: '一个整数：答案。', en: 'One integer: the answer.' };

/** Tasks about texts, ways, graphs and games. */
export const otherKinds: readonly Kind[] = [
  {
    tags: ['dp', 'maths'],
    difficulty: 2,
    zh: {
      title: '一串{}',
      description:
        '要把 $n$ 个{}穿成一串，每次可以穿上 $1$ 个、$2$ 个或 $3$ 个。有多少种穿法？次序不同算不同的穿法，答案对 $10^9+7$ 取模。',
      input: '一个整数 $n$（$1 \\le n \\le 10^6$）。',
      output: one.zh,
    },
    en: {
      title: 'A String of {}',
      description:
        'You thread $n$ {} onto a string, $1$, $2$ or $3$ at a time. In how many ways can this be done? Another order is another way. Give the answer modulo $10^9+7$.',
      input: 'One integer $n$ ($1 \\le n \\le 10^6$).',
      output: one.en,
    },
    inputOf: (random, size) => `${random.integer(1, size)}\n`,
    solve(input) {
      let ways: [number, number, number] = [0, 0, 1];
      for (let i = 0; i < Number(input); i++) ways = [ways[1], ways[2], (ways[0] + ways[1] + ways[2]) % MODULUS];
      return ways[2];
    },
  },
  {
    tags: ['dp'],
    difficulty: 3,
    zh: {
      title: '整盒的{}',
      description: '{}只论盒卖，有 $m$ 种盒子，第 $i$ 种装 $c_i$ 个，每种都有无数盒。要买恰好 $n$ 个，最少买几盒？买不到就输出 $-1$。',
      input: '第一行两个整数 $n$ 和 $m$（$1 \\le n \\le 10^4$，$1 \\le m \\le 10$）。第二行 $m$ 个整数 $c_i$（$1 \\le c_i \\le 10^4$）。',
      output: one.zh,
    },
    en: {
      title: 'Boxes of {}',
      description:
        '{} are sold in boxes alone. There are $m$ kinds of boxes, any number of each; kind $i$ holds $c_i$. You want exactly $n$: how few boxes can you buy? Write $-1$ if it cannot be done.',
      input:
        'The first line has two integers $n$ and $m$ ($1 \\le n \\le 10^4$, $1 \\le m \\le 10$). The second line has $m$ integers $c_i$ ($1 \\le c_i \\le 10^4$).',
      output: one.en,
    },
    inputOf(random, size) {
      const kinds = random.integer(1, 6);
      return `${random.integer(1, Math.min(size * 3, 10_000))} ${kinds}\n${line(random.integers(kinds, 2, 40))}\n`;
    },
    solve(input) {
      const [wanted = 0, , ...boxes] = numbersOf(input);
      const fewest = [0];
      for (let i = 1; i <= wanted; i++) fewest[i] = 1 + Math.min(Infinity, ...boxes.map(box => fewest[i - box] ?? Infinity));
      const answer = fewest[wanted] ?? Infinity;
      return Number.isFinite(answer) ? answer : -1;
    },
  },
  {
    tags: ['string'],
    difficulty: 1,
    zh: {
      title: '套着的{}',
      description: '每个{}画成一对括号，里面可以套别的。给出一张图，最深套了几层？如果图画错了，输出 $-1$。',
      input: '一行，由 `(` 和 `)` 组成，长度不超过 $10^5$，至少 $1$。',
      output: one.zh,
    },
    en: {
      title: 'Nested {}',
      description:
        'Each of your {} is drawn as a pair of brackets, with others inside. Given a drawing, how many levels deep is it? If the drawing is wrong, write $-1$.',
      input: 'One line of `(` and `)`, of length at least $1$ and at most $10^5$.',
      output: one.en,
    },
    inputOf(random, size) {
      let [text, depth] = ['', 0];
      while (text.length < size || depth > 0) {
        const opens = depth === 0 || (text.length < size && random.integer(0, 1) === 0);
        text += opens ? '(' : ')';
        depth += opens ? 1 : -1;
      }
      return `${random.integer(0, 4) ? text : text.slice(1)}\n`;
    },
    solve(input) {
      let [depth, most] = [0, 0];
      for (const sign of input.trim()) {
        depth += sign === '(' ? 1 : -1;
        if (depth < 0) return -1;
        most = Math.max(most, depth);
      }
      return depth ? -1 : most;
    },
  },
  {
    tags: ['graph'],
    difficulty: 3,
    zh: {
      title: '绕过{}',
      description:
        '院子是 $n \\times n$ 的方格，`#` 处放着{}，不能走。从左上角走到右下角，每步走到相邻的一格，最少几步？走不到就输出 $-1$。',
      input: '第一行一个整数 $n$（$1 \\le n \\le 300$）。接下来 $n$ 行，每行 $n$ 个字符 `.` 或 `#`。左上角和右下角是 `.`。',
      output: one.zh,
    },
    en: {
      title: 'Around the {}',
      description:
        'A yard has $n \\times n$ squares; on those marked `#` there are {}, and nobody can walk there. You walk from the top left corner to the bottom right one, each step to a neighbouring square. How few steps are needed? Write $-1$ if there is no way.',
      input:
        'The first line has one integer $n$ ($1 \\le n \\le 300$). Each of the next $n$ lines has $n$ characters `.` or `#`. Both corners are `.`.',
      output: one.en,
    },
    inputOf(random, size) {
      const side = Math.max(2, Math.floor(Math.sqrt(size)));
      const last = side * side - 1;
      const squares = Array.from({ length: last + 1 }, (_, at) => (at > 0 && at < last && random.integer(0, 3) === 0 ? '#' : '.'));
      return `${side}\n${Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side).join('')).join('\n')}\n`;
    },
    solve(input) {
      const [size = '1', ...rows] = input.trim().split('\n');
      const side = Number(size);
      const steps = new Map([[0, 0]]);
      for (const at of steps.keys()) {
        const [x, y] = [at % side, Math.floor(at / side)];
        for (const [nx, ny] of [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ] as const)
          if (rows[ny]?.[nx] === '.' && !steps.has(ny * side + nx)) steps.set(ny * side + nx, (steps.get(at) ?? 0) + 1);
      }
      return steps.get(side * side - 1) ?? -1;
    },
  },
  {
    tags: ['greedy', 'sorting'],
    difficulty: 2,
    zh: {
      title: '借{}的人',
      description: '有 $n$ 个人想借同一套{}，第 $i$ 个人从第 $l_i$ 天用到第 $r_i$ 天。同一天只能借给一个人，最多能满足多少人？',
      input: '第一行一个整数 $n$（$1 \\le n \\le 10^5$）。接下来 $n$ 行，每行两个整数 $l_i, r_i$（$1 \\le l_i \\le r_i \\le 10^6$）。',
      output: one.zh,
    },
    en: {
      title: 'Lending the {}',
      description:
        '$n$ people want to borrow the same set of {}; person $i$ from day $l_i$ to day $r_i$. On any day only one can have it. How many people can be served?',
      input:
        'The first line has one integer $n$ ($1 \\le n \\le 10^5$). Each of the next $n$ lines has two integers $l_i, r_i$ ($1 \\le l_i \\le r_i \\le 10^6$).',
      output: one.en,
    },
    inputOf(random, size) {
      const rows = Array.from({ length: size }, () =>
        random
          .integers(2, 1, size * 4)
          .sort((a, b) => a - b)
          .join(' '),
      );
      return `${size}\n${rows.join('\n')}\n`;
    },
    solve(input) {
      const [, ...days] = numbersOf(input);
      const stays = Array.from({ length: days.length / 2 }, (_, i) => [days[2 * i] ?? 0, days[2 * i + 1] ?? 0] as const);
      let [served, busyUntil] = [0, 0];
      for (const [from, to] of stays.sort((a, b) => a[1] - b[1])) if (from > busyUntil) [served, busyUntil] = [served + 1, to];
      return served;
    },
  },
  {
    tags: ['graph', 'data-structures'],
    difficulty: 2,
    zh: {
      title: '系在一起的{}',
      description: '有 $n$ 个{}和 $m$ 根线，每根线系住其中两个。提起一个，系在一起的都会跟着起来。要全部提起来，最少提几次？',
      input: '第一行两个整数 $n$ 和 $m$（$1 \\le n \\le 10^5$，$0 \\le m \\le 10^5$）。接下来 $m$ 行，每行两个整数：被系住的两个的编号。',
      output: one.zh,
    },
    en: {
      title: 'Tied {}',
      description:
        'There are $n$ {} and $m$ threads; each thread ties two of them together. Lift one, and all that are tied to it come along. How few times must you lift until all are up?',
      input:
        'The first line has two integers $n$ and $m$ ($1 \\le n \\le 10^5$, $0 \\le m \\le 10^5$). Each of the next $m$ lines has two integers: the numbers of the two that are tied.',
      output: one.en,
    },
    inputOf(random, size) {
      const threads = Array.from({ length: size >> 1 }, () => line(random.integers(2, 1, size)));
      return `${line([size, threads.length])}\n${threads.map(each => `${each}\n`).join('')}`;
    },
    solve(input) {
      const [count = 0, , ...ends] = numbersOf(input);
      const parent = Array.from({ length: count + 1 }, (_, i) => i);
      const top = (of: number): number => {
        let at = of;
        while (parent[at] !== at) at = parent[at] = parent[parent[at] ?? at] ?? at;
        return at;
      };
      let lifts = count;
      for (let i = 0; i + 1 < ends.length; i += 2) {
        const [a, b] = [top(ends[i] ?? 0), top(ends[i + 1] ?? 0)];
        if (a !== b) [parent[a], lifts] = [b, lifts - 1];
      }
      return lifts;
    },
  },
  {
    tags: ['string', 'implementation'],
    difficulty: 3,
    zh: {
      title: '对称的{}',
      description: '一排{}有几种颜色，每种颜色用一个小写字母表示。取连续的一段，使它从左看和从右看一样，最长有多长？',
      input: '一行小写字母，长度至少 $1$，不超过 $2000$。',
      output: one.zh,
    },
    en: {
      title: 'Mirrored {}',
      description:
        'A row of {} has some colours, each written as a small letter. Take a consecutive part that looks the same from the left and from the right. How long can it be?',
      input: 'One line of small letters, of length at least $1$ and at most $2000$.',
      output: one.en,
    },
    inputOf: (random, size) => `${Array.from({ length: Math.min(size, 2000) }, () => random.pick(['a', 'b', 'c'])).join('')}\n`,
    solve(input) {
      const row = input.trim();
      let best = 0;
      for (let middle = 0; middle < 2 * row.length; middle++) {
        let [left, right] = [Math.floor(middle / 2), Math.ceil(middle / 2)];
        while (left >= 0 && right < row.length && row[left] === row[right]) [left, right] = [left - 1, right + 1];
        best = Math.max(best, right - left - 1);
      }
      return best;
    },
  },
  {
    tags: ['maths', 'constructive'],
    difficulty: 4,
    zh: {
      title: '轮流拿{}',
      description:
        '桌上有 $n$ 堆{}，第 $i$ 堆有 $a_i$ 个。两人轮流，每次从一堆里拿走至少一个，拿走最后一个的人赢。两人都不出错，先手第一步有多少种赢的拿法？',
      input: '第一行一个整数 $n$（$1 \\le n \\le 10^5$）。第二行 $n$ 个整数 $a_i$（$1 \\le a_i \\le 10^6$）。',
      output: one.zh,
    },
    en: {
      title: 'Taking {} in Turns',
      description:
        'There are $n$ heaps of {} on a table, $a_i$ in heap $i$. Two people take turns; each time one takes at least one from a single heap, and whoever takes the last one wins. If nobody errs, in how many ways can the first player begin and win?',
      input: 'The first line has one integer $n$ ($1 \\le n \\le 10^5$). The second line has $n$ integers $a_i$ ($1 \\le a_i \\le 10^6$).',
      output: one.en,
    },
    inputOf: (random, size) => `${size}\n${line(random.integers(size, 1, 1_000_000))}\n`,
    solve(input) {
      const [, ...heaps] = numbersOf(input);
      const sum = heaps.reduce((a, b) => a ^ b, 0);
      return sum === 0 ? 0 : heaps.filter(heap => (heap ^ sum) < heap).length;
    },
  },
];

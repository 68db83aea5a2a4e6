import { KeyedHeap } from '../keyedHeap';
import { numbersIn } from '../numbers';
import { FenwickTree } from '../fenwickTree';

/** How many of the lamps from 1 to n burn: a Fenwick tree. */
class Burning {
  private readonly sums;

  constructor(private readonly lamps: number) {
    this.sums = new FenwickTree(lamps + 1);
  }

  add(lamp: number, change: 1 | -1) {
    for (let at = lamp; at <= this.lamps; at += at & -at) this.sums.add(at, change);
  }

  upTo(lamp: number) {
    let sum = 0;
    for (let at = lamp; at > 0; at -= at & -at) sum += this.sums.at(at);
    return sum;
  }
}

/** The answers to all rounds, in order; entries come as in the input, four numbers each. */
export function countBurning(lamps: number, entries: readonly number[]): number[] {
  const burning = new Burning(lamps);
  const until = new Float64Array(lamps + 1);
  // One entry per burning lamp. Its key may be outdated: oil that was added since moved the end.
  const ends = new KeyedHeap();
  const answers: number[] = [];
  for (let at = 0; at < entries.length; at += 4) {
    const [kind, minute, first, second] = entries.slice(at, at + 4) as [number, number, number, number];
    while (ends.leastKey <= minute) {
      const lamp = ends.pop();
      const end = until[lamp] as number;
      if (end > minute) ends.push(end, lamp);
      else burning.add(lamp, -1);
    }
    if (kind === 2) {
      answers.push(burning.upTo(second) - burning.upTo(first - 1));
    } else if ((until[first] as number) > minute) {
      until[first] = (until[first] as number) + second;
    } else {
      until[first] = minute + second;
      ends.push(minute + second, first);
      burning.add(first, 1);
    }
  }
  return answers;
}

export function solve(input: string): string {
  const [lamps = 1, , ...entries] = numbersIn(input);
  return `${countBurning(lamps, entries).join('\n')}\n`;
}

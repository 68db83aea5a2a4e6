import { numbersIn } from '../numbers';
import { FenwickTree } from '../fenwickTree';

const MARKS = 999_999;

export function solve(input: string): string {
  const readings = numbersIn(input).slice(1);
  const change = new FenwickTree(MARKS + 2);
  for (let i = 1; i < readings.length; i++) {
    const [before, after] = [readings[i - 1] as number, readings[i] as number];
    change.add(Math.min(before, after) + 1, 1);
    change.add(Math.max(before, after) + 1, -1);
  }
  let [passes, mark, most] = [0, 0, 0];
  for (let each = 1; each <= MARKS; each++) {
    passes += change.at(each);
    if (passes > most) [mark, most] = [each, passes];
  }
  return `${mark} ${most}\n`;
}

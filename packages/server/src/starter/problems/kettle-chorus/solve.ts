import { KeyedHeap } from '../keyedHeap';
import { numbersIn } from '../numbers';

/**
 * Counted back from the chorus, kettle i is lit x_i minutes earlier: distinct whole numbers, x_i from t_i to t_i + w_i, the greatest as
 * small as can be. Minute by minute, of the kettles that may be lit the one whose window closes first is.
 *
 * @param kettles t and w of each kettle, one after the other
 */
export function earliestChorus(kettles: readonly number[]): number {
  const count = kettles.length / 2;
  const startOf = (kettle: number) => kettles[2 * kettle] as number;
  const byStart = Uint32Array.from({ length: count }, (_, kettle) => kettle).sort((a, b) => startOf(a) - startOf(b));
  const waiting = new KeyedHeap();
  let minute = 0;
  for (let arrived = 0; arrived < count || waiting.size > 0; minute++) {
    if (waiting.size === 0) minute = Math.max(minute, startOf(byStart[arrived] as number));
    for (; arrived < count && startOf(byStart[arrived] as number) <= minute; arrived++) {
      const kettle = byStart[arrived] as number;
      waiting.push(startOf(kettle) + (kettles[2 * kettle + 1] as number), kettle);
    }
    if (waiting.leastKey < minute) return -1;
    waiting.pop();
  }
  return minute - 1;
}

export function solve(input: string): string {
  return `${earliestChorus(numbersIn(input).slice(1))}\n`;
}

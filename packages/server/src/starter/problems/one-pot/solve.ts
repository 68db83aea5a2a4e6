import { numbersIn } from '../numbers';

/** The least total when two queues are served one guest a minute and each change of queue costs `spill`. */
export function leastRegret(left: Float64Array, right: Float64Array, spill: number): number {
  // Least totals with i guests of the left and j of the right served, the last one from that side: the row of one i, index j.
  const endLeft = new Float64Array(right.length + 1).fill(Infinity);
  const endRight = new Float64Array(right.length + 1).fill(Infinity);
  endLeft[0] = endRight[0] = 0;
  for (let i = 0; i <= left.length; i++) {
    if (i > 0) serveLeft(endLeft, endRight, left[i - 1] as number, i, spill);
    serveRight(endLeft, endRight, right, i, spill);
  }
  return Math.min(endLeft[right.length] as number, endRight[right.length] as number);
}

/** Turns the row of i - 1 into that of i, as far as guest i of the left was served last. */
function serveLeft(endLeft: Float64Array, endRight: Float64Array, weight: number, i: number, spill: number) {
  for (let j = 0; j < endLeft.length; j++) {
    const staying = endLeft[j] as number;
    const crossing = (endRight[j] as number) + spill;
    endLeft[j] = (staying < crossing ? staying : crossing) + weight * (i + j);
  }
  endRight[0] = Infinity;
}

/** Completes the row of i from its own beginning: a guest of the right was served last. */
function serveRight(endLeft: Float64Array, endRight: Float64Array, right: Float64Array, i: number, spill: number) {
  let staying = endRight[0] as number;
  for (let j = 1; j < endRight.length; j++) {
    const crossing = (endLeft[j - 1] as number) + spill;
    staying = (staying < crossing ? staying : crossing) + (right[j - 1] as number) * (i + j);
    endRight[j] = staying;
  }
}

export function solve(input: string): string {
  const [left = 0, right = 0, spill = 0, ...weights] = numbersIn(input);
  const [ours, theirs] = [weights.slice(0, left), weights.slice(left, left + right)];
  return `${leastRegret(Float64Array.from(ours), Float64Array.from(theirs), spill)}\n`;
}

import { numbersIn } from '../numbers';
import { FenwickTree } from '../fenwickTree';

const HIGHEST = 1_000_000;
const DIGIT_BITS = 11;
const RADIX = 1 << DIGIT_BITS;

/** Indices of `keys` in ascending order of key, equal keys in their order. Keys are whole and not negative. */
function sortedByKey(keys: Float64Array): Uint32Array {
  const greatest = keys.reduce((greatest, key) => Math.max(greatest, key), 0);
  let order = new Uint32Array(keys.length).map((_, index) => index);
  for (let unit = 1; unit <= greatest; unit *= RADIX) {
    const digits = order.map(index => Math.floor((keys[index] as number) / unit) % RADIX);
    const places = new FenwickTree(RADIX + 1);
    for (const digit of digits) places.add(digit + 1, 1);
    for (let digit = 1; digit < RADIX; digit++) places.add(digit, places.at(digit - 1));
    const next = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place++) next[places.add(digits[place] as number, 1)] = order[place] as number;
    order = next;
  }
  return order;
}

/** Length of the longest strictly descending subsequence. */
function longestDescent(values: Float64Array): number {
  const lasts = new Float64Array(values.length);
  let length = 0;
  for (const value of values) {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lasts[middle] as number) > value) low = middle + 1;
      else high = middle;
    }
    lasts[low] = value;
    if (low === length) length += 1;
  }
  return length;
}

/**
 * Walks needed at steepness s. Point j can follow point i exactly if neither s·x − h nor s·x + h falls from i to j; so the fewest walks
 * are as many as the most points of which no two can share one, and those descend in one of the two while they ascend in the other.
 */
function walksNeeded(xs: Float64Array, heights: Float64Array, steepness: number): number {
  const order = sortedByKey(xs.map((x, i) => steepness * x - (heights[i] as number) + HIGHEST));
  const sums = xs.map((x, i) => steepness * x + (heights[i] as number));
  return longestDescent(sums.map((_, place) => sums[order[place] as number] as number));
}

/** The least whole steepness at which `walks` walks are enough; x ascends. */
export function leastSteepness(walks: number, xs: Float64Array, heights: Float64Array): number {
  let [low, high] = [0, HIGHEST];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (walksNeeded(xs, heights, middle) <= walks) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function solve(input: string): string {
  const [points = 0, walks = 1, ...numbers] = numbersIn(input);
  const xs = Float64Array.from({ length: points }, (_, i) => numbers[2 * i] as number);
  const heights = Float64Array.from({ length: points }, (_, i) => numbers[2 * i + 1] as number);
  return `${leastSteepness(walks, xs, heights)}\n`;
}

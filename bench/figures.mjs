/**
 * `--smoke`: so little of everything that it takes seconds, and no figure means anything. A test runs each file this way, so that none stops
 * running unseen.
 */
export const isSmoke = process.argv.includes('--smoke');
export const sized = (whole, smallest) => (isSmoke ? smallest : whole);
/** Other words of the command line. */
export const given = process.argv.slice(2).filter(word => word !== '--smoke');

export const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
export const median = numbers => quantile(numbers, 0.5);

/** Milliseconds that the work took, and what it returned. */
export async function timed(work) {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

/** Prints a line: name, figure, bar, whether the bar is met. `best` says which side of the bar is good. */
export function report(what, figure, best, bar, unit = '×') {
  const met = best === 'most' ? figure <= bar : figure >= bar;
  const sign = best === 'most' ? '≤' : '≥';
  if (isSmoke) return console.log(what);
  console.log(`${what.padEnd(68)} ${figure.toFixed(3).padStart(8)} ${unit}   bar ${sign} ${bar} ${unit}   ${met ? 'met' : 'NOT MET'}`);
}

export const note = text => console.log(`  ${text}`);

/** Milliseconds between two questions: few where the moment of an answer is measured, since asking keeps the product busy. */
const PAUSE_MS = sized(5, 50);

/** Asks until there is an answer that is not empty; a failure counts as none. */
export async function until(ask) {
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined);
    if (answer) return answer;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}

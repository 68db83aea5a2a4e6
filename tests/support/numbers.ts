/** Random numbers from 0 to 65,535, the same at every run. */
export function numbers(seed: number) {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16;
}

/** Found by trying them all: with five lanterns this is the smallest odd arrangement in balance. */
const FIVE = [1, -3, -4, -2, 5];

/**
 * Hooks of lanterns 1 … n, or nothing when no arrangement is level. Lanterns k and k + 1 are in balance on each other's hooks, on
 * opposite arms; an odd count starts with five.
 */
export function levelArrangement(lanterns: number): number[] | undefined {
  if (lanterns === 1 || lanterns === 3) return undefined;
  const hooks = lanterns % 2 === 1 ? [...FIVE] : [];
  for (let next = hooks.length + 1; next < lanterns; next += 2) hooks.push(next + 1, -next);
  return hooks;
}

export function solve(input: string): string {
  return `${levelArrangement(Number(input))?.join(' ') ?? '0'}\n`;
}

interface RunProgram {
  time: number;
  memory: number;
  /** What the language multiplies the limits by. */
  timeFactor: number;
  memoryFactor: number;
}

const SPARE_TIME = 2.5;
const SPARE_MEMORY = 2;
const LEAST_MS = 1_000;
const MOST_MS = 30_000;
const MEMORY_MB = [64, 128, 256, 512, 1_024];
const KB_PER_MB = 1_024;

const stepFor = (ms: number) => (ms < 3_000 ? 100 : ms < 10_000 ? 500 : 1_000);

/** Limits that leave the slowest and the largest accepted program room. Undefined without one. */
export function suggestedLimits(accepted: readonly RunProgram[]) {
  if (!accepted.length) return undefined;
  const ms = SPARE_TIME * Math.max(...accepted.map(({ time, timeFactor }) => time / timeFactor));
  const kb = SPARE_MEMORY * Math.max(...accepted.map(({ memory, memoryFactor }) => memory / memoryFactor));
  return {
    timeMs: Math.min(MOST_MS, Math.max(LEAST_MS, Math.ceil(ms / stepFor(ms)) * stepFor(ms))),
    memoryMb: MEMORY_MB.find(mb => mb * KB_PER_MB >= kb) ?? MEMORY_MB.at(-1) ?? 0,
  };
}

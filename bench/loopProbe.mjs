// Loaded into the API's process by NODE_OPTIONS: the longest that its event loop was held up by its own work. What a busy machine
// adds is left out: a stretch counts for no more than the CPU time that the thread used in it.
import fs from 'node:fs';

const EVERY_MS = 4;
const file = process.env.OJ_LOOP_PROBE;

if (file && process.argv[1]?.endsWith('api.js')) {
  let at = performance.now();
  let cpu = process.threadCpuUsage();
  setInterval(() => {
    const now = performance.now();
    const used = process.threadCpuUsage(cpu);
    const blockedMs = Math.min(now - at - EVERY_MS, (used.user + used.system) / 1000);
    if (blockedMs > EVERY_MS) fs.appendFileSync(file, `${Date.now()} ${blockedMs.toFixed(1)}\n`);
    at = performance.now();
    cpu = process.threadCpuUsage();
  }, EVERY_MS).unref();
}

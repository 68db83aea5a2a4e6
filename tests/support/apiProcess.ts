import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { Product } from './product';

/** The number of the process that answers a product's calls. */
export async function apiProcessOf({ dataDir }: Pick<Product, 'dataDir'>): Promise<number> {
  for (const pid of await readdir('/proc')) {
    const commandLine = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
    if (!/dist[\w-]*\/api\.js/.test(commandLine)) continue;
    if ((await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).includes(dataDir)) return Number(pid);
  }
  throw new Error('the API process was not found');
}

/** Resident memory of a process in MB: now, or the peak since the counter was last reset. */
export async function residentMb(pid: number, which: 'now' | 'most' = 'now'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number((which === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/).exec(status)?.[1]) / 1024;
}

export const forgetMost = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

// Whether the container does its work: the API answers that it may have traffic, or a process that judges is there. It ends with 0 or 1.
import fs from 'node:fs';

const wordsOf = pid => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return []; // It ended meanwhile.
  }
};
/** What the container was started for, unless it is named. */
const [command = wordsOf(1).find(word => ['judge', 'remote'].includes(word)) ?? 'start'] = process.argv.slice(2);

const isReady = async () => (await fetch(`http://127.0.0.1:${process.env.PORT ?? 6688}/api/ready`)).ok;
/** The launcher starts it anew when it ends, and replaces it when it hangs. */
const isThere = name =>
  fs.readdirSync('/proc').some(pid => /^\d+$/.test(pid) && wordsOf(pid).some(word => word.endsWith(`dist/${name}.js`)));

const isWell = command === 'start' ? await isReady().catch(() => false) : isThere(command);
process.exit(isWell ? 0 : 1);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The helper of this test file's judge: the one child of this process that is called runner. */
export function runnerPid() {
  const [found] = runnerPids();
  if (!found) throw new Error('The sandbox runner is gone.');
  return found;
}

/** All helpers of this process, the last started last, whatever their numbers: those begin again at a small one. */
export const runnerPids = () =>
  childrenOf(process.pid)
    .filter(pid => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'runner\n')
    .toSorted((a, b) => startOf(a) - startOf(b));

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(each => parentOf(each) === pid);
}

const [PARENT, START] = [1, 19];
const parentOf = (pid: number) => statOf(pid)?.[PARENT];
const startOf = (pid: number) => statOf(pid)?.[START] ?? 0;

/** What the kernel tells of a process behind its name: its state, then numbers. */
function statOf(pid: number) {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

export const descendants = (pid: number): number[] => childrenOf(pid).flatMap(child => [child, ...descendants(child)]);

export function controlGroups(pid: number) {
  const roots = ['/sys/fs/cgroup/oj-judge', ...['memory', 'pids', 'cpuacct'].map(name => `/sys/fs/cgroup/${name}/oj-judge`)];
  return roots.filter(root => existsSync(root)).flatMap(root => readdirSync(root).filter(name => name.includes(`.${pid}-`)));
}

/** No process, no control group and no file of what was judged. @param directory of the judge's fixture. */
export function expectNothingLeft(directory: string) {
  expect(descendants(runnerPid())).toEqual([]);
  expect(controlGroups(runnerPid())).toEqual([]);
  expect(readdirSync(join(directory, 'work'))).toEqual([]);
}

/** Empty when it has ended. */
export function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The judge processes of a product, by the number of its launcher. */
export const judgesOf = (launcher: number) => descendants(launcher).filter(pid => /judge\.js\s*$/.test(commandOf(pid)));

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRunner } from '../../packages/server/src/judge/sandbox/build';
import { parseReport } from '../../packages/server/src/judge/sandbox/wire';
import { compileC } from './boxed';

/** Starts a program for which no new kind of mount can be opened, as the filters of some containers have it. */
const withoutMounts = `
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <unistd.h>
enum { FSOPEN = 430 };
int main(int count, char **arguments) {
  struct sock_filter lines[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FSOPEN, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = { sizeof lines / sizeof *lines, lines };
  if (count < 2 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter)) return 1;
  execv(arguments[1], arguments + 1);
  return 1;
}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oj-no-proc-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the sandbox says of the machine when it is started by these words. */
async function reportOf(...words: string[]) {
  const [command = '', ...options] = words;
  const child = spawn(command, [...options, '--serve'], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  child.stdin.end();
  await once(child, 'close');
  return parseReport(line);
}

test('a machine that lets boxes have no /proc says so, as the doctor and the dashboard repeat it', async () => {
  const runner = await buildRunner(folder);
  const usual = await reportOf(runner);
  const refused = await reportOf(join(compileC(folder, 'without', withoutMounts), 'main'), runner);
  const reason = 'boxes have no /proc and no /dev/stdin: Operation not permitted';
  expect(refused).toEqual({ ...usual, reasons: [...usual.reasons.filter(each => !each.startsWith('boxes have no /proc')), reason] });
});

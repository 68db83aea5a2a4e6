import { afterAll, beforeAll, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type CaseResult, type JudgeRequest, type TestCase } from '../../packages/server/src/judge/judge';
import { until } from '../support/until';
import { type JudgeFixture, openJudgeFixture, shortLimits } from './judgeFixture';
import { descendants, expectNothingLeft, runnerPid } from './leftovers';
import { installedLanguages } from './sources';

/**
 * What is judged may be broken off between two moments, and goes on later. These programs try to outlive that, and to leave something to the run
 * that follows. One that finds a trace of its earlier run prints it and is a wrong answer; the others turn until their time is over.
 */
let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
const head = `#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stddef.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/un.h>
#include <unistd.h>
static void first_case(void) { int number; if (scanf("%d", &number) == 1 && number == 1) { puts("contained"); fflush(stdout); _exit(0); } }
static void breach(const char *what) { printf("breach: %s\\n", what); fflush(stdout); _exit(0); }
`;
const turn = 'for (;;);';

const programs: readonly (readonly [string, string, string])[] = [
  [
    'files in every folder',
    'C With O2',
    `${head}int main(void) {
      first_case();
      const char *paths[] = { "state", "/w/state", "/tmp/state", "/dev/shm/state", "/app/state", "/var/tmp/state", "/state", "/run/state" };
      for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) if (access(paths[i], F_OK) == 0) breach(paths[i]);
      for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) open(paths[i], O_CREAT | O_WRONLY, 0666);
      ${turn}
    }`,
  ],
  [
    'daemons that ignore signals and hold a name',
    'C With O2',
    `${head}int main(void) {
      first_case();
      struct sockaddr_un name = { .sun_family = AF_UNIX };
      memcpy(name.sun_path, "\\0trace", 6);
      socklen_t size = offsetof(struct sockaddr_un, sun_path) + 6;
      int asks = socket(AF_UNIX, SOCK_STREAM, 0);
      if (asks >= 0 && connect(asks, (struct sockaddr *)&name, size) == 0) breach("somebody answers");
      if (fork() == 0) {
        setsid();
        for (int i = 1; i < 65; i++) signal(i, SIG_IGN);
        if (fork() > 0) _exit(0);
        int hears = socket(AF_UNIX, SOCK_STREAM, 0);
        if (hears >= 0) { bind(hears, (struct sockaddr *)&name, size); listen(hears, 1); }
        for (;;) pause();
      }
      ${turn}
    }`,
  ],
  [
    'processes that are stopped, and a parent that waits in vfork',
    'C With O2',
    `${head}int main(void) {
      first_case();
      for (int i = 0; i < 5; i++) if (fork() == 0) { raise(SIGSTOP); for (;;) pause(); }
      if (fork() == 0) { if (vfork() == 0) for (;;) pause(); }
      ${turn}
    }`,
  ],
  [
    'shared memory, a queue of messages and a key',
    'C With O2',
    `${head}int main(void) {
      first_case();
      if (shmget(0x51, 64, 0600) >= 0) breach("shared memory");
      if (syscall(SYS_msgget, 0x51, 0600) >= 0) breach("a queue");
      if (syscall(SYS_request_key, "user", "trace", 0, 0) >= 0) breach("a key");
      shmget(0x51, 64, IPC_CREAT | 0600);
      syscall(SYS_msgget, 0x51, IPC_CREAT | 0600);
      syscall(SYS_add_key, "user", "trace", "1", 1, -4);
      ${turn}
    }`,
  ],
  [
    'threads and a hook at the end',
    'Java',
    `public class Main {
      public static void main(String[] words) throws Exception {
        if (new java.util.Scanner(System.in).nextInt() == 1) { System.out.println("contained"); return; }
        java.io.File trace = new java.io.File("/tmp/trace");
        if (trace.exists()) { System.out.println("breach"); return; }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { try { trace.createNewFile(); while (true); } catch (Exception held) { } }));
        for (int i = 0; i < 4; i++) { Thread thread = new Thread(() -> { while (true); }); thread.setDaemon(i % 2 == 0); thread.start(); }
        while (true);
      }
    }`,
  ],
  [
    'children that go on',
    'Python3',
    `import os, signal, sys
if int(input()) == 1:
    print("contained")
    sys.exit()
if os.path.exists("/tmp/trace"):
    print("breach")
    sys.exit()
for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(each, signal.SIG_IGN)
if os.fork() == 0:
    os.setsid()
    while True:
        try: open("/tmp/trace", "w").close()
        except OSError: pass
while True: pass
`,
  ],
];

const cases = () => fixture.cases(['1\n', 'contained\n'], ['2\n', 'contained\n']);

/** Judges until the second case runs, and breaks off. @returns what was found out. */
async function brokenOff(request: Partial<JudgeRequest> & Pick<JudgeRequest, 'source' | 'cases'>): Promise<CaseResult[]> {
  const end = new AbortController();
  const results: CaseResult[] = [];
  const judging = judge(request, result => results.push(result), end.signal);
  const broken = expect(judging).rejects.toThrow('something goes before');
  await until(() => results.length === 1 && descendants(runnerPid()).length > 1);
  end.abort(new Error('something goes before'));
  await broken;
  return results;
}

function judge(
  request: Partial<JudgeRequest> & Pick<JudgeRequest, 'source' | 'cases'>,
  onCase: (result: CaseResult) => void,
  signal?: AbortSignal,
  results?: readonly CaseResult[],
) {
  const limits = { ...shortLimits, timeLimitMs: 2000, memoryLimitMb: 256 };
  const whole = {
    language: 'C With O2',
    limits,
    ignoreEndBlank: true,
    type: 'acm',
    caseMode: 'ergodic_without_error',
    ...request,
  } as const;
  return fixture.judge.judge(whole, { onCase, ...(results && { begun: { results, spentMs: 0 } }) }, signal);
}

test.each(programs.filter(([, language]) => present.has(language)))('%s', async (_, language, source) => {
  const data: TestCase[] = await cases();
  let results: CaseResult[] = [];
  for (let round = 0; round < 3; round += 1) {
    results = await brokenOff({ source, language, cases: data });
    expectNothingLeft(fixture.directory);
  }
  const seen: CaseResult[] = [];
  const judgement = await judge({ source, language, cases: data }, result => seen.push(result), undefined, results);
  expect(seen.map(({ status, output }) => [status, output])).toEqual([
    [Status.accepted, undefined],
    [Status.timeLimitExceeded, ''],
  ]);
  expect(judgement.status).toBe(Status.timeLimitExceeded);
  expectNothingLeft(fixture.directory);
});

test('both ends of a conversation', async () => {
  const talk = `#include <stdio.h>\n#include <unistd.h>
    int main(int count, char **words) {
      int number;
      if (count < 3 || fscanf(fopen(words[1], "r"), "%d", &number) != 1) return 103;
      if (number == 1) return 100;
      if (access("/tmp/trace", F_OK) == 0) return 101;
      FILE *trace = fopen("/tmp/trace", "w");
      if (trace) fclose(trace);
      if (fork() == 0) { setsid(); for (;;) pause(); }
      for (;;) pause();
    }`;
  const source = `#include <unistd.h>\nint main(void) { if (fork() == 0) { setsid(); for (;;) pause(); } char c; return (int)read(0, &c, 1) > 0; }`;
  const request = { source, cases: await cases(), judge: { mode: 'interactive', code: talk, language: 'C' } } as const;
  for (let round = 0; round < 3; round += 1) {
    const results = await brokenOff(request);
    expect(results.map(({ status }) => status)).toEqual([Status.accepted]);
    expectNothingLeft(fixture.directory);
  }
});

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Checkout } from '../support/checkout';
import { until } from '../support/until';

let checkout: Checkout;
beforeEach(() => void (checkout = new Checkout()));
afterEach(() => checkout.dispose());

const STACK = /^\s+at .*:\d+:\d+\)?$/m;
const startOnce = () => checkout.start([process.execPath, 'scripts/oj.mjs', 'start'], { env: { ENDS_AT_ONCE: '1' } }).ended;

describe('what fails is a sentence', () => {
  test.for([
    ['no network', 'echo "E: Unable to locate package gcc"; exit 100', 'E: Unable to locate package gcc', 'by hand: apt-get update'],
    [
      'an installation that was broken off',
      `echo "E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem."; exit 100`,
      'E: dpkg was interrupted',
      'by hand: dpkg --configure -a && apt-get update',
    ],
  ] as const)('apt with %s: the site starts without what it would have installed', async ([, does, word, remedy]) => {
    checkout.let('apt-install', does);
    const { code, said } = await startOnce();
    expect(said).toContain('the site runs');
    expect(said).toContain(word);
    expect(said).toContain(remedy);
    expect(said).not.toMatch(STACK);
    expect(code).toBe(0);
    expect(checkout.calls()).toEqual(expect.arrayContaining(['apt-update', 'apt-install', 'install', 'app', 'server']));
  });

  test('lists of apt that cannot be renewed are named as the cause, and those of before are used', async () => {
    checkout.let('apt-update', 'echo "E: Temporary failure resolving the mirror"; exit 100');
    const well = await startOnce();
    expect([well.code, well.said]).toEqual([0, expect.not.stringContaining('could not')]);
    checkout.let('apt-install', 'echo "E: Unable to locate package gcc"; exit 100');
    expect((await startOnce()).said).toContain('could not be installed: E: Temporary failure resolving the mirror');
  });

  test('tests do not go on without what they need', async () => {
    checkout.let('apt-install', 'echo "E: nothing there"; exit 100');
    const { code, said } = await checkout.oj('visual').ended;
    expect([code, said]).toEqual([1, expect.stringContaining('System packages could not be installed: E: nothing there')]);
    expect(said).not.toMatch(STACK);
  });

  test('a folder that is a file, and one where nothing can be written', async () => {
    writeFileSync(path.join(checkout.folder, '.tools'), '');
    const { code, said } = await startOnce();
    expect([code, said]).toEqual([1, expect.stringMatching(/^\[oj\] \S+\/\.tools\S* cannot be written \(E\w+\): a file is where .*\.$/m)]);
    expect(said).not.toMatch(STACK);
    rmSync(path.join(checkout.folder, '.tools'));

    await startOnce();
    writeFileSync(path.join(checkout.folder, 'packages', 'server', 'package.json'), '{ "changed": true }');
    const readOnly = `mount --bind "$PWD" "$PWD" && mount -o remount,bind,ro "$PWD" && exec ${process.execPath} "$PWD/scripts/oj.mjs" start`;
    const env = { OJ_DATA: checkout.at('data') };
    const refused = await checkout.start(['/usr/bin/unshare', '--mount', 'sh', '-c', readOnly], { env }).ended;
    expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/ cannot be written \(EROFS\): it lies where nothing can be/)]);
    expect(refused.said).not.toMatch(STACK);
  });

  test('a build: its last lines and the file with all of them, and where it happened for who asks', async () => {
    checkout.let('server', 'echo "what the build said"; exit 3');
    const { code, said } = await checkout.oj('start').ended;
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/what the build said\n\[oj\] building the server failed: .* is in (\S+\.log)\n$/),
    ]);
    const [, log = ''] = /is in (\S+)/.exec(said) ?? [];
    expect(readFileSync(path.join(checkout.folder, log), 'utf8')).toBe('what the build said\n');
    const { said: all } = await checkout.oj('start', '--verbose').ended;
    expect(all).toMatch(/what the build said\n[^]*building the server failed\./);
    expect(all).toMatch(STACK);
  });

  test('a Node that is too old', async () => {
    const old = checkout.at('old.cjs');
    writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '12.22.0' });`);
    const { code, said } = await checkout.start([process.execPath, '--require', old, 'scripts/oj.mjs', 'start']).ended;
    expect([code, said]).toEqual([1, '[oj] This is Node 12.22.0: Node 20 or newer is needed to begin with; please install it.\n']);
    expect(checkout.calls()).toEqual([]);
  });
});

describe('Ctrl-C', () => {
  const HANGS = 'touch "$STAND_INS/begun"; sleep 600';
  const hasBegun = () => until(() => existsSync(checkout.at('begun')));
  const pressed = ({ pid }: { pid?: number | undefined }) => process.kill(-(pid ?? 0), 'SIGINT');

  test.for([
    ['in a step', HANGS],
    ['in a step that ends with a code of its own', `trap 'exit 130' INT; ${HANGS}`],
    // A shell whose command has just ended well goes on, too.
    ['in a step that does not hear it', `trap '' INT; touch "$STAND_INS/begun"; exec sleep 600`],
  ] as const)('%s ends it, without the words of the step', async ([, does]) => {
    checkout.let('server', `echo "what the build said"; ${does}`);
    const { child, ended } = checkout.oj('start');
    await hasBegun();
    pressed(child);
    const { code, said } = await ended;
    expect([code, said]).toEqual([0, expect.not.stringMatching(/failed|what the build said/)]);
  });

  test('is no success for who wanted a result', async () => {
    checkout.let('server', HANGS);
    const { child, ended } = checkout.oj('build');
    await hasBegun();
    pressed(child);
    expect((await ended).code).toBe(130);
  });

  test('lets apt end its work, and says so', async () => {
    checkout.let('apt-install', 'touch "$STAND_INS/begun"; until [ -e "$STAND_INS/go" ]; do sleep 0.05; done; touch "$STAND_INS/done"');
    const { child, said, ended } = checkout.oj('start');
    await hasBegun();
    pressed(child);
    await until(() => said().includes('apt-get finishes its work; then this ends.'));
    expect(existsSync(checkout.at('done'))).toBe(false);
    writeFileSync(checkout.at('go'), '');
    expect((await ended).code).toBe(0);
    expect(existsSync(checkout.at('done'))).toBe(true);
    expect(said()).not.toContain('the site runs');
  });

  test('of npm start prints nothing of npm, in a step and when the site runs', async () => {
    const npm =
      (process.env.PATH ?? '')
        .split(':')
        .map(folder => path.join(folder, 'npm'))
        .find(existsSync) ?? '';
    const start = () => checkout.start([process.execPath, npm, 'start']);
    checkout.let('server', HANGS);
    const first = start();
    await hasBegun();
    pressed(first.child);
    const interrupted = await first.ended;
    expect([interrupted.code, interrupted.said]).toEqual([
      expect.toBeOneOf([0, 130, null]),
      expect.not.stringMatching(/npm ERR|npm error/),
    ]);
    checkout.let('server', '');
    const second = start();
    await until(() => second.said().includes('the site runs'));
    pressed(second.child);
    const ended = await second.ended;
    expect([ended.code, ended.said]).toEqual([expect.toBeOneOf([0, 130, null]), expect.not.stringMatching(/npm ERR|npm error/)]);
  });
});

describe('before anything is changed', () => {
  /** Started with this, it says so, and has touched nothing. */
  async function expectRefused(sentence: RegExp, options: Parameters<Checkout['start']>[1] & { words?: readonly string[] }) {
    const { words = [process.execPath, 'scripts/oj.mjs', 'start'], ...how } = options;
    const { code, said } = await checkout.start(words, how).ended;
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(said.trimEnd().split('\n')).toHaveLength(1);
    expect(checkout.calls()).toEqual([]);
    expect(existsSync(path.join(checkout.folder, '.tools'))).toBe(false);
  }

  test('a port that is taken or is none, and an address that is none', async () => {
    const listening = createServer();
    await new Promise<void>(resolve => void listening.listen(0, '127.0.0.1', resolve));
    const { port } = listening.address() as AddressInfo;
    await expectRefused(/^\[oj\] Port \d+ of 127\.0\.0\.1 is taken: /, { env: { PORT: String(port) } });
    listening.close();
    await expectRefused(/^\[oj\] PORT must be a port from 0 to 65535\.$/m, { env: { PORT: '80000' } });
    await expectRefused(/^\[oj\] 192\.0\.2\.1 is no address of this machine: /, { env: { HOST: '192.0.2.1' } });
  });

  test('a data folder that is none, or that somebody works on', async () => {
    const note = checkout.at('note');
    writeFileSync(note, '');
    await expectRefused(/cannot be the data folder \(ENOTDIR\): set OJ_DATA/, { env: { OJ_DATA: path.join(note, 'below') } });
    await expectRefused(/path of the data folder is too long/, { env: { OJ_DATA: '/long'.repeat(200) } });

    const dataDir = path.join(checkout.standIns, 'data');
    const lock = path.join(dataDir, 'lock');
    mkdirSync(dataDir);
    const first = checkout.start(['/usr/bin/flock', '--no-fork', lock, 'sh', '-c', `echo $$ > "${lock}"; echo begun; exec sleep 600`]);
    await until(() => first.said().includes('begun'));
    await expectRefused(/^\[oj\] Process \d+ of this product works on \S+data: end it first/, { env: { OJ_DATA: dataDir } });
    first.child.kill('SIGTERM');
    await first.ended;
  });

  test('a disk without room', async () => {
    const dataDir = path.join(checkout.standIns, 'small');
    mkdirSync(dataDir);
    const onSmallDisk = `mount -t tmpfs -o size=8m none "$OJ_DATA" && export OJ_DATA="$OJ_DATA/new" && exec ${process.execPath} scripts/oj.mjs start`;
    await expectRefused(/^\[oj\] The disk of \S+\/small\/new has 8 MB left, and the first start needs about 200 MB: /, {
      words: ['/usr/bin/unshare', '--mount', 'sh', '-c', onSmallDisk],
      env: { OJ_DATA: dataDir },
    });
  });

  test('a system without glibc', async () => {
    const onMusl = checkout.at('musl.cjs');
    writeFileSync(onMusl, 'process.report.getReport = () => ({ header: {} });');
    await expectRefused(/^\[oj\] This system has musl in place of glibc/, {
      words: [process.execPath, '--require', onMusl, 'scripts/oj.mjs', 'start'],
    });
  });
});

describe('a first start that is disturbed', () => {
  const STEPS = ['toolchain', 'install', 'app', 'server'];

  test('is a start: killed in each of its steps, the next one goes on', async () => {
    for (const step of STEPS) checkout.let(step, 'touch "$STAND_INS/$step-begun"; sleep 600');
    for (const step of STEPS) {
      const { child, ended } = checkout.oj('start');
      await until(() => existsSync(checkout.at(`${step}-begun`)));
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
      checkout.let(step, '');
    }
    const { code, said } = await startOnce();
    expect([code, said]).toEqual([0, expect.stringContaining('the site runs')]);
    checkout.forget();
    expect((await startOnce()).code).toBe(0);
    expect(checkout.calls().filter(call => STEPS.includes(call))).toEqual([]);
  });

  test('without a network it says that it needs one', async () => {
    checkout.let('toolchain', 'echo "npm error code EAI_AGAIN"; exit 1');
    const { code, said } = await startOnce();
    expect([code, said]).toEqual([1, expect.stringMatching(/toolchain\S* \S+ failed: there is no network, and the first start needs one/)]);
    expect(said).not.toContain('npm error');
  });

  test('an installation that goes on for ever without a network is ended', async () => {
    const complaint = 'error (Failed to fetch x.tgz: dns error: failed to lookup address information) 2. Will retry in 1m. 0 retries left.';
    checkout.let('install', `for each in 1 2 3 4 5; do echo '${complaint}'; done; exec sleep 600`);
    const { code, said } = await startOnce();
    expect([code, said]).toEqual([1, expect.stringContaining('installing packages failed: there is no network')]);
    expect(said).not.toContain('dns error');
  });

  test('two at a time: the second waits for what the first is at, and does nothing again', async () => {
    checkout.let('install', 'touch "$STAND_INS/begun"; until [ -e "$STAND_INS/go" ]; do sleep 0.05; done');
    const first = startOnce();
    await until(() => existsSync(checkout.at('begun')));
    const second = checkout.start([process.execPath, 'scripts/oj.mjs', 'start'], { env: { ENDS_AT_ONCE: '1' } });
    await until(() => second.said().includes('another process is at work here (install): waiting until it has ended'));
    writeFileSync(checkout.at('go'), '');
    expect([(await first).code, (await second.ended).code]).toEqual([0, 0]);
    expect(
      checkout
        .calls()
        .filter(call => STEPS.includes(call))
        .toSorted(),
    ).toEqual(STEPS.toSorted());
  });
});

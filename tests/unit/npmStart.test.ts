import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('what a person sees', () => {
  /** The rows of a terminal that was cleared from a row on, again and again. */
  function rowsOf(said: string) {
    const rows: string[] = [];
    for (const part of said.replaceAll('\r\n', '\n').split('\u001B[J')) {
      // What stands before the next clearing ends with how many rows that goes up.
      const up = /\[(\d+)A$/.exec(part);
      rows.push(
        ...part
          .slice(0, up ? up.index - 1 : undefined)
          .split('\n')
          .slice(0, -1),
      );
      if (up) rows.splice(-Number(up[1]));
    }
    return rows;
  }

  test('on a terminal each step is one row, which becomes a tick with its seconds; a narrow one, too', async () => {
    checkout.let(
      'apt-install',
      'echo "pmstatus:gcc:50.0:Unpacking"; touch "$STAND_INS/begun"; until [ -e "$STAND_INS/go" ]; do sleep 0.05; done',
    );
    for (const columns of [100, 40]) {
      const command = `stty cols ${columns}; exec ${process.execPath} scripts/oj.mjs start`;
      const { said, ended } = checkout.start(['script', '--quiet', '--return', '--command', command, '/dev/null'], {
        env: { ENDS_AT_ONCE: '1', TERM: 'xterm' },
      });
      if (columns === 100) await until(() => rowsOf(said()).some(row => /^… installing gcc.* \d+ s {2}█{15}░{5} 75 %$/.test(row)));
      writeFileSync(checkout.at('go'), '');
      expect((await ended).code).toBe(0);
      const rows = rowsOf(said());
      expect(rows.filter(row => row.length >= columns)).toEqual([]);
      if (columns === 100) {
        const ticks = ['fetching the toolchain: \\S+', 'installing packages', 'building the pages', 'building the server'];
        for (const tick of ticks) expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^✓ ${tick}  \\d+\\.\\d s$`)));
      }
      expect(rows.filter(row => row.startsWith('…'))).toEqual([]);
      expect(rows.at(-1)).toBe('the site runs');
    }
  });

  test('elsewhere a step is a line when it begins and one when it has ended', async () => {
    const { said } = await startOnce();
    for (const step of ['installing packages', 'building the pages', 'building the server'])
      expect(said).toMatch(new RegExp(`^\\[oj\\] ${step} …$[^]*^\\[oj\\] ${step}: \\d+\\.\\d s$`, 'm'));
    expect(said).not.toContain('\u001B');
    expect(said.trimEnd().split('\n').length).toBeLessThanOrEqual(16);
  });

  test('with --verbose it is everything', async () => {
    checkout.let('server', 'echo "what the build said"');
    expect(
      (await checkout.start([process.execPath, 'scripts/oj.mjs', 'start', '--verbose'], { env: { ENDS_AT_ONCE: '1' } }).ended).said,
    ).toMatch(/building the server …\n[^]*what the build said\n/);
  });
});

import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Checkout } from '../support/checkout';
import { until } from '../support/until';

/** What a person sees of `npm start` until the launcher speaks. */
let checkout: Checkout;
beforeEach(() => void (checkout = new Checkout()));
afterEach(() => checkout.dispose());

const startOnce = (...words: readonly string[]) =>
  checkout.start([process.execPath, 'scripts/oj.mjs', 'start', ...words], { env: { ENDS_AT_ONCE: '1' } }).ended;

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
  const { said } = await startOnce('--verbose');
  expect(said).toMatch(/building the server …\n[^]*what the build said\n/);
});

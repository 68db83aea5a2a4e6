// Boards of contests: one verdict into a board that is kept, against a fold from scratch, and the first load from PostgreSQL against the
// bare query, in one run: `node scripts/oj.mjs exec node --expose-gc bench/contest.mjs [memory | server]`
import { median, note, report, timed } from './figures.mjs';

const VERDICTS = 2_000;
const DURATION_S = 18_000;
const SEAL_S = 14_400;
const [only] = process.argv.slice(2);

/** Numbers 0…1 that are the same in each run. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function inMemory() {
  const { runnerImport } = await import('vite');
  const { module: ranking } = await runnerImport('./packages/ui/src/ranking/ranking.ts');
  const { acm, boardOf, LiveBoard, TryLog } = ranking;

  async function measure(people, problems, count, { most, foldShare, loadMs, megabytes }) {
    const random = seeded(7);
    const below = number => Math.floor(random() * number);
    const labels = Array.from({ length: problems }, (_, place) => String.fromCodePoint(65 + place));
    const tryOf = id => {
      const accepted = random() < 0.3;
      return {
        id,
        entrantId: `u${below(people)}`,
        problem: labels[below(problems)],
        accepted,
        penalised: !accepted,
        atSeconds: below(DURATION_S),
      };
    };
    const entrants = Array.from({ length: people }, (_, place) => ({ id: `u${place}`, username: `u${place}` }));
    const tries = Array.from({ length: count }, (_, id) => tryOf(id));
    const view = { durationSeconds: DURATION_S, onlyWithTries: true };
    const views = [view, { ...view, freezeAtSeconds: SEAL_S }];
    const size = `${people.toLocaleString('en')} × ${problems}, ${count.toLocaleString('en')} tries`;
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const log = new TryLog();
    const [ms, boards] = await timed(() => {
      for (const tried of tries) log.put({ ...tried });
      return views.map(each => new LiveBoard(acm, log, entrants, each));
    });
    globalThis.gc?.();
    const heldMb = (process.memoryUsage().heapUsed - before) / 2 ** 20;
    const times = [];
    for (let verdict = 0; verdict < VERDICTS; verdict++) {
      const tried = verdict % 2 ? { ...tries[below(count)], accepted: random() < 0.5 } : tryOf(count + verdict);
      const started = performance.now();
      log.put(tried);
      for (const board of boards) board.changed(tried.entrantId, tried.problem);
      times.push((performance.now() - started) * 1_000);
    }
    const pages = [];
    for (let page = 0; page < 200; page++) {
      const tried = tryOf(2 * count + page);
      log.put(tried);
      boards[0].changed(tried.entrantId, tried.problem);
      const started = performance.now();
      for (let position = 0; position < 50; position++) boards[0].rowAt(position + page);
      pages.push((performance.now() - started) * 1_000);
    }
    const folds = [];
    for (let round = 0; round < 3; round++) folds.push((await timed(() => views.map(each => boardOf(acm, entrants, tries, each))))[0]);
    report(`one verdict into both views, ${size}`, median(times), 'most', most, 'µs');
    if (foldShare) report('  against a fold from scratch of both', median(times) / 1_000 / median(folds), 'most', foldShare);
    note(
      `the slowest of 100: ${times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)].toFixed(0)} µs; a fold from scratch of both: ${median(folds).toFixed(0)} ms`,
    );
    note(`50 rows with rank and first solutions right after a verdict: ${median(pages).toFixed(0)} µs`);
    report(`  both views from loaded tries`, ms / 1_000, 'most', loadMs / 1_000, 's');
    if (megabytes && globalThis.gc) report('  memory for tries and both views', heldMb, 'most', megabytes, 'MB');
  }

  await measure(5_000, 12, 200_000, { most: 50, foldShare: 0.02, loadMs: 1_000 });
  await measure(50_000, 10, 1_000_000, { most: 80, loadMs: 6_000, megabytes: 400 });
}

if (only !== 'server') await inMemory();

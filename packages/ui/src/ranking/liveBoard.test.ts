// The board that follows changes is the board from scratch: after every step of random histories, in every view, for every kind.
import { expect, test } from 'vitest';
import { acm, acmRules } from './acm';
import { atcoder } from './atcoder';
import { boardOf, type BoardRow, type MarkedCell, type RankingRules } from './board';
import type { BoardView, ContestTry } from './contestTry';
import { ioi } from './ioi';
import { LiveBoard } from './liveBoard';
import { oiHighest, oiRecent } from './oi';
import { seeded } from './randomContest';
import type { Entrant } from './standing';
import { TryLog } from './tryLog';

const STEPS = 1_700;
const PEOPLE = 8;
const DURATION = 60;
const labels = ['A', 'B', 'C', 'D'];

type AnyRules = RankingRules<MarkedCell, BoardRow<MarkedCell>>;
const kinds: AnyRules[] = [acm, acmRules({ countsWholeMinutes: true, penalisesCompileErrors: true }), oiRecent, oiHighest, ioi, atcoder];

const marksOf = (solvers: ReadonlyMap<string, ReadonlyMap<string, boolean>>) =>
  [...solvers].flatMap(([problem, ids]) => [...ids].map(([id, isSure]) => `${problem} ${id} ${isSure ? 'first' : 'perhaps'}`)).toSorted();

/** A contest to which anything can happen, with each of its views as a live board. */
class History {
  private readonly random;
  private log = new TryLog();
  private tries: ContestTry[] = [];
  private made = 0;
  private entrants: Entrant[];
  private problems = labels;
  private sealAt = 40;
  private duration = DURATION;
  private views: BoardView[] = [];
  private boards: LiveBoard<MarkedCell, BoardRow<MarkedCell>>[] = [];

  constructor(
    seed: number,
    private readonly rules: AnyRules,
  ) {
    this.random = seeded(seed);
    this.entrants = Array.from({ length: PEOPLE }, (_, place) => ({ id: `t${place}`, username: `t${place}`, unofficial: place % 5 === 0 }));
    this.reload();
  }

  step() {
    const dice = this.random();
    if (dice < 0.4) this.submit();
    else if (dice < 0.85) this.judge();
    else if (dice < 0.93) this.cancel();
    else if (dice < 0.96) this.star();
    else if (dice < 0.98) this.comeAndGo();
    else this.changeContest();
  }

  check() {
    for (const [place, view] of this.views.entries()) {
      const board = this.boards[place];
      const rows = board?.rows() ?? [];
      expect(rows).toEqual(boardOf(this.rules, this.entrants, this.tries, view));
      expect(board?.rankedCount).toBe(rows.filter(({ rank }) => rank !== null).length);
      const position = this.pick(rows.length);
      const row = rows[position];
      if (row) expect(board?.positionOf(row.id)).toBe(position);
      expect(marksOf(board?.firstSolvers() ?? new Map())).toEqual(this.marksIn(rows));
    }
  }

  private marksIn = (rows: readonly BoardRow<MarkedCell>[]) =>
    rows
      .flatMap(({ id, cells }) =>
        Object.entries(cells).flatMap(([problem, { first, firstProvisional }]) =>
          first || firstProvisional ? [`${problem} ${id} ${first ? 'first' : 'perhaps'}`] : [],
        ),
      )
      .toSorted();

  private pick = (count: number) => Math.floor(this.random() * count);

  /** Many submissions fall into one second, and are not judged yet. */
  private submit() {
    this.made += 1;
    const id = this.made;
    const entrantId = `t${this.pick(PEOPLE + 2)}`;
    const problem = this.problems[this.pick(this.problems.length)] ?? 'A';
    this.put({
      id,
      entrantId,
      problem,
      accepted: false,
      waiting: true,
      penalised: false,
      score: null,
      atSeconds: this.pick(DURATION + 12) - 2,
    });
  }

  /** A verdict, another one after a rejudge or by hand, or none any more. */
  private judge() {
    const tried = this.tries[this.pick(this.tries.length)];
    if (!tried) return;
    const score = this.pick(5) * 25;
    const accepted = score === 100;
    const isJudged = this.random() < 0.9;
    const compileError = isJudged && !accepted && this.random() < 0.2;
    const subtasks = [this.pick(2) * score, this.pick(3) * 10];
    const verdict = { accepted, score, subtasks, compileError, waiting: false, penalised: !compileError, timeMs: this.pick(4) * 10 };
    const none = { accepted: false, waiting: true, score: null, penalised: false };
    this.put({ ...tried, ...(isJudged ? verdict : none) });
  }

  private put(tried: ContestTry) {
    this.tries = [...this.tries.filter(({ id }) => id !== tried.id), tried];
    this.log.put(tried);
    for (const board of this.boards) board.changed(tried.entrantId, tried.problem);
  }

  private cancel() {
    const tried = this.tries[this.pick(this.tries.length)];
    if (!tried) return;
    this.tries = this.tries.filter(each => each !== tried);
    this.log.remove(tried);
    for (const board of this.boards) board.changed(tried.entrantId, tried.problem);
  }

  private star() {
    const entrant = this.entrants[this.pick(this.entrants.length)];
    if (!entrant) return;
    const changed = { ...entrant, unofficial: !entrant.unofficial };
    this.entrants = this.entrants.map(each => (each === entrant ? changed : each));
    for (const board of this.boards) board.putEntrant(changed);
  }

  private comeAndGo() {
    const id = `t${this.pick(PEOPLE)}`;
    if (this.entrants.some(each => each.id === id)) {
      this.entrants = this.entrants.filter(each => each.id !== id);
      for (const board of this.boards) board.removeEntrant(id);
    } else {
      const entrant = { id, username: id, unofficial: false };
      this.entrants = [...this.entrants, entrant];
      for (const board of this.boards) board.putEntrant(entrant);
    }
  }

  /** The seal moves, the contest gets another length, or a problem goes with its submissions. */
  private changeContest() {
    if (this.random() < 0.7) {
      this.sealAt = this.pick(DURATION);
      this.duration = DURATION - this.pick(20);
    } else {
      const gone = this.problems[this.pick(labels.length)];
      this.problems = this.problems.length > 2 ? this.problems.filter(each => each !== gone) : labels;
      this.tries = this.tries.filter(({ problem }) => this.problems.includes(problem)).filter(() => this.random() < 0.5);
    }
    this.reload();
  }

  private reload() {
    this.log = new TryLog();
    for (const tried of this.tries) this.log.put(tried);
    const durationSeconds = this.duration;
    this.views = [
      { durationSeconds, freezeAtSeconds: this.sealAt },
      { durationSeconds, onlyWithTries: true },
      { durationSeconds, withAfterEnd: true, onlyWithTries: true },
      { durationSeconds, untilSeconds: this.sealAt },
    ];
    this.boards = this.views.map(view => new LiveBoard(this.rules, this.log, this.entrants, view));
  }
}

test.each(kinds.map((rules, place) => [rules.name, place, rules] as const))(
  'a board that follows changes is the board from scratch (%s, contest %i)',
  (_, seed, rules) => {
    const history = new History(seed, rules);
    for (let step = 0; step < STEPS; step += 1) {
      history.step();
      history.check();
    }
  },
);

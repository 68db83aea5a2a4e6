import { acmBoard } from '../ranking/acm';
import type { AcmPenalty } from '../ranking/penalty';
import type { BoardView, ContestTry } from '../ranking/contestTry';
import type { AcmStanding, ContestProblem, Entrant } from '../ranking/standing';
import { secondsOf } from './contestTime';

/** A line of the event feed of the ICPC Contest API (2021-11 and later): an object of a type, or without `data` that it is gone. */
export interface FeedEvent {
  type: string;
  /** Absent for types of which there is one object, such as `contest` and `state`. Null: `data` has all objects of the type. */
  id?: string | null | undefined;
  data: unknown;
}

/** Rows and columns of an ACM board: what `Scoreboard` takes. */
export interface AcmBoardData {
  kind: 'acm';
  problems: ContestProblem[];
  standings: AcmStanding[];
}

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined);

/**
 * Collects the event feed of a contest, and makes its board of any moment. Takes events in the order of the feed; what it does not know it
 * leaves out. Teams that are `hidden`, or in a group that is, stand in place without a rank.
 */
export class ContestFeed {
  readonly #objects = new Map<string, Map<string, Row>>();

  /** A line of the feed, parsed or not. An empty line only keeps the connection open. */
  take(line: string | FeedEvent): void {
    if (typeof line === 'string' && line.trim() === '') return;
    const { type, id, data } = typeof line === 'string' ? (JSON.parse(line) as FeedEvent) : line;
    const ofType = this.#ofType(type);
    if (Array.isArray(data)) {
      ofType.clear();
      for (const each of data as Row[]) ofType.set(text(each.id) ?? '', each);
    } else if (data === null || data === undefined) ofType.delete(id ?? '');
    else ofType.set(id ?? ONE, data as Row);
  }

  /** Length of the contest in seconds; 0 while it is not known. */
  get durationSeconds(): number {
    return secondsOf(this.#contest.duration) ?? 0;
  }

  /** The columns, in the order of the contest. */
  get problems(): ContestProblem[] {
    return this.#all('problems')
      .toSorted((a, b) => Number(a.ordinal ?? 0) - Number(b.ordinal ?? 0))
      .map(row => ({ label: labelOf(row), title: text(row.name), color: text(row.rgb) }));
  }

  /** Who takes part. */
  get entrants(): Entrant[] {
    const hiddenGroups = new Set(this.#all('groups').flatMap(({ id, hidden }) => (hidden ? [text(id)] : [])));
    return this.#all('teams').map(row => {
      const organization = this.#ofType('organizations').get(text(row.organization_id) ?? '');
      const groups = Array.isArray(row.group_ids) ? row.group_ids.map(text) : [];
      const isHidden = row.hidden === true || (groups.length > 0 && groups.every(id => hiddenGroups.has(id)));
      return {
        id: text(row.id) ?? '',
        username: text(row.display_name) ?? text(row.name) ?? text(row.id) ?? '',
        school: text(organization?.formal_name) ?? text(organization?.name),
        ...(isHidden && { unofficial: true }),
      };
    });
  }

  /** The submissions, as the ranking reads them. Those without a judgement wait for it. */
  tries({ untilSeconds = Infinity }: Pick<BoardView, 'untilSeconds'> = {}): ContestTry[] {
    const types = this.#ofType('judgement-types');
    const judged = this.#judgements(untilSeconds);
    const labels = new Map(this.#all('problems').map(row => [text(row.id), labelOf(row)]));
    return this.#all('submissions').flatMap((row, place) => {
      const atSeconds = secondsOf(row.contest_time);
      const problem = labels.get(text(row.problem_id));
      if (atSeconds === undefined || atSeconds > untilSeconds || problem === undefined) return [];
      const verdict = judged.get(text(row.id));
      const type = verdict === undefined ? undefined : types.get(verdict);
      const accepted = type ? type.solved === true : verdict === 'AC';
      const penalised = type ? type.penalty === true : verdict !== 'CE';
      return [{ id: place, problem, entrantId: text(row.team_id) ?? '', accepted, penalised, atSeconds, waiting: verdict === undefined }];
    });
  }

  /**
   * The board as it stood at a second of the contest; by default as it is. Hidden by the freeze is what was sent after it began, until the
   * feed says that the contest is thawed; `unfrozen` shows it all the same, as the feed of a jury has it.
   */
  board({ untilSeconds, unfrozen = false }: { untilSeconds?: number | undefined; unfrozen?: boolean } = {}): AcmBoardData {
    const freeze = unfrozen || this.#isThawed ? undefined : this.#freezeAtSeconds();
    const minutes = Number(this.#contest.penalty_time ?? 20);
    const penalty: AcmPenalty = { penaltyPerTrySeconds: minutes * 60, countsWholeMinutes: true };
    const standings = acmBoard(this.entrants, this.tries({ untilSeconds }), { ...penalty, untilSeconds, freezeAtSeconds: freeze });
    const solvedCount = (label: string) => standings.filter(({ cells }) => cells[label]?.accepted).length;
    return { kind: 'acm', problems: this.problems.map(each => ({ ...each, solvedCount: solvedCount(each.label) })), standings };
  }

  /** Verdicts that were known at a second, by submission: the last of each. */
  #judgements(untilSeconds: number): Map<string | undefined, string> {
    const verdicts = new Map<string | undefined, string>();
    for (const row of this.#all('judgements')) {
      const verdict = text(row.judgement_type_id);
      const known = secondsOf(row.end_contest_time) ?? 0;
      if (verdict !== undefined && row.valid !== false && row.current !== false && known <= untilSeconds)
        verdicts.set(text(row.submission_id), verdict);
    }
    return verdicts;
  }

  #freezeAtSeconds(): number {
    const freeze = secondsOf(this.#contest.scoreboard_freeze_duration);
    return freeze === undefined ? Infinity : this.durationSeconds - freeze;
  }

  get #isThawed(): boolean {
    return !!this.#ofType('state').get(ONE)?.thawed;
  }

  get #contest(): Row {
    const ofType = this.#ofType('contest');
    return ofType.get(ONE) ?? [...ofType.values()][0] ?? [...this.#ofType('contests').values()][0] ?? {};
  }

  #all = (type: string): Row[] => [...this.#ofType(type).values()];

  #ofType(type: string): Map<string, Row> {
    const known = this.#objects.get(type) ?? new Map<string, Row>();
    this.#objects.set(type, known);
    return known;
  }
}

/** The key of the one object of a type. */
const ONE = '';

const labelOf = (row: Row) => text(row.label) ?? text(row.id) ?? '';

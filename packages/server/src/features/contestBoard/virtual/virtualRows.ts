import { LiveBoard, TryLog } from '@oj/ui/ranking';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../../access/scope';
import { isOverAndOpen } from '../../../access/virtualWindow';
import { CachedByKey } from '../../../cached';
import type { Board, BoardRow, OrderedRows } from '../board/board';
import { BoardQueries, type Participant } from '../board/board.queries';
import { Boards } from '../board/boards';
import type { ContestStanding } from '../../contest/contestRules';
import { isOnBoard, toTry, type TryRow } from '../board/boardTries';
import { type VirtualRun, VirtualRunQueries } from './virtualRun.queries';
import { withVirtualRows } from './withVirtualRows';

/** A virtual participation as a board reads it. */
interface VirtualParticipant {
  person: Participant;
  tries: TryRow[];
}

interface RowOptions {
  /** Counts only what was submitted up to this second of each participation. */
  untilSeconds?: number | undefined;
  withOthers?: boolean | undefined;
}

const KEPT_MS = 15_000;
const MOST_KEPT = 20;

/** Reads rows of virtual participants. They are read with each page and are on no board, so that nothing of a board can count them. */
@Injectable()
export class VirtualRows {
  private readonly others = new CachedByKey<VirtualParticipant[]>(KEPT_MS, MOST_KEPT);

  constructor(
    private readonly queries: VirtualRunQueries,
    private readonly boards: BoardQueries,
    private readonly kept: Boards,
  ) {}

  /** The rows of a board with the own virtual one; with those of others whose window is over, if the reader is in none. */
  async beside(rows: OrderedRows, board: Board, scoped: InContest, { untilSeconds, withOthers }: RowOptions): Promise<OrderedRows> {
    if (!scoped.run && !isOverAndOpen(scoped)) return rows;
    const own = await this.own(board, scoped);
    const others = withOthers && !scoped.run ? await this.ofOthers(board) : [];
    const shown = new Map([...others, ...own].map(each => [each.person.id, each]));
    const virtual = [...shown.values()].flatMap(each => rowOf(board, each, untilSeconds) ?? []);
    return withVirtualRows(rows, board.rules, virtual);
  }

  /** A cell of such a row, with its tries. */
  async cell(board: Board, scoped: InContest, { uid, displayId, untilSeconds }: RowOptions & { uid: string; displayId: string }) {
    if (!scoped.run && !isOverAndOpen(scoped)) return undefined;
    const isOwn = uid === String(scoped.caller.id);
    const shown = isOwn ? await this.own(board, scoped) : scoped.run ? [] : await this.ofOthers(board);
    const found = shown.find(({ person }) => person.virtualOf === uid);
    return found && liveOf(board, found, untilSeconds).cellOf(found.person.id, displayId);
  }

  private async own(board: Board, { caller, contest }: InContest): Promise<VirtualParticipant[]> {
    const run = await this.queries.latestOf(caller.id, contest.id);
    return run ? this.participants(board, [run]) : [];
  }

  private ofOthers = (board: Board): Promise<VirtualParticipant[]> => {
    const { id } = board.contest;
    return this.others.read(`${id} ${this.kept.changes}`, async () => this.participants(board, await this.queries.over(id)));
  };

  private async participants({ contest }: Board, runs: readonly VirtualRun[]): Promise<VirtualParticipant[]> {
    const [tries, people] = await Promise.all([
      this.queries.tries(runs.map(({ id }) => id)),
      this.boards.people(
        contest,
        runs.map(({ userId }) => userId),
      ),
    ]);
    const triesOf = Map.groupBy(tries, ({ userId }) => String(userId));
    return people.map(person => ({
      person: { ...person, id: `virtual-${person.id}`, virtualOf: person.id, unofficial: false },
      tries: triesOf.get(person.id) ?? [],
    }));
  }
}

/** The row of a virtual participant. It has no first solutions, because a virtual participant is never the first. */
function rowOf(board: Board, participant: VirtualParticipant, untilSeconds: number | undefined): BoardRow | undefined {
  const row: ContestStanding | undefined = liveOf(board, participant, untilSeconds).rowAt(0);
  return row && { ...participant.person, ...withoutFirsts(row) };
}

function withoutFirsts<Row extends ContestStanding>(row: Row): Row {
  const cells = Object.fromEntries(Object.entries(row.cells).map(([problem, cell]) => [problem, { ...cell, first: false }]));
  return { ...row, cells };
}

function liveOf(board: Board, { person, tries }: VirtualParticipant, untilSeconds: number | undefined) {
  const log = new TryLog();
  for (const row of tries) {
    const label = board.labelOf(row.problemId);
    if (label !== undefined && isOnBoard(row)) log.put({ ...toTry(row, label), entrantId: person.id });
  }
  return new LiveBoard(board.rules, log, [person], { onlyWithTries: true, untilSeconds });
}

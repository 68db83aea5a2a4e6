import { ApiError, type contract, MOST_PROPOSED, type ProposedRow, type RejudgeProposal, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { CachedByKey } from '../../cached';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { publish } from '../../events/events';
import { recordAudit } from '../audit/audit.queries';
import { BoardQueries } from '../contestBoard/board/board.queries';
import { Boards } from '../contestBoard/board/boards';
import { ContestQueries } from '../contest/contest.queries';
import { changedRows } from './changedRows';
import { ProposingQueries } from './proposing.queries';
import { RejudgeProposalQueries, type StoredProposal } from './rejudgeProposal.queries';
import { isJudging, isStale, targetOf } from './rejudgeProposal.rules';

type Api = typeof contract.rejudgeProposal;

/** How long the changed rows of a proposal are kept: two boards have to be computed for them. */
const CHANGED_KEPT_MS = 15_000;
const MOST_CHANGED = 20;

@Injectable()
export class RejudgeProposalService {
  /** Changed rows, kept for the next pages until a verdict of the proposal or a contest changes, or the time is over. */
  private readonly changed = new CachedByKey<ProposedRow[]>(CHANGED_KEPT_MS, MOST_CHANGED);

  constructor(
    private readonly queries: RejudgeProposalQueries,
    private readonly proposing: ProposingQueries,
    private readonly contests: ContestQueries,
    private readonly boards: BoardQueries,
    private readonly kept: Boards,
    @InjectDatabase() private readonly db: Database,
  ) {}

  async list({ contest }: InContest): Promise<RejudgeProposal[]> {
    const proposals = await this.queries.latest(contest.id);
    return Promise.all(proposals.map(proposal => this.onWire(proposal)));
  }

  async propose({ pid }: InputFor<Api['propose']>, { contest, caller }: InContest, context: RequestContext) {
    if (!(await this.contests.hasProblem(contest.id, pid))) throw new ApiError('contest.problemNotFound');
    return this.queries.transaction(async tx => {
      if (await this.proposing.isRemote(tx, pid)) throw new ApiError('submission.unsupported');
      const dataDigest = await this.proposing.digest(tx, pid);
      const place = { contestId: contest.id, problemId: pid };
      const id = opened(await this.proposing.begin(tx, { ...place, dataDigest, undoOf: null }));
      const total = await this.proposing.noteStored(tx, id, place);
      if (!total) throw new ApiError('proposal.nothingToJudge');
      if (total > MOST_PROPOSED) throw new ApiError('proposal.tooMany');
      await this.proposing.enqueue(tx, id);
      await recordAudit(tx, { caller, context }, { action: 'rejudgeProposal.propose', target: targetOf(place), after: { id, total } });
      await publish(tx, { event: 'proposals.changed', cid: contest.id });
      return { id, total };
    });
  }

  /** Made at once: the verdicts are known. */
  undo({ id: undoOf }: InputFor<Api['undo']>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const { appliedAt, contestId, problemId } = await this.found(contest.id, undoOf, tx);
      if (!appliedAt) throw new ApiError('proposal.notApplied');
      const id = opened(await this.proposing.begin(tx, { contestId, problemId, undoOf, dataDigest: null }));
      const total = await this.proposing.noteReversed(tx, id, undoOf);
      if (!total) throw new ApiError('proposal.nothingToJudge');
      const record = { action: 'rejudgeProposal.undo', target: targetOf({ contestId, problemId }), after: { id, undoOf, total } };
      await recordAudit(tx, { caller, context }, record);
      await publish(tx, { event: 'proposals.changed', cid: contest.id });
      return { id, total };
    });
  }

  async drop({ id }: InputFor<Api['drop']>, { contest, caller }: InContest, context: RequestContext) {
    await this.queries.transaction(async tx => {
      const proposal = await this.found(contest.id, id, tx);
      if (proposal.appliedAt || !(await this.proposing.drop(tx, id))) throw new ApiError('proposal.applied');
      await recordAudit(tx, { caller, context }, { action: 'rejudgeProposal.drop', target: targetOf(proposal), before: { id } });
      await publish(tx, { event: 'proposals.changed', cid: contest.id });
    });
  }

  async verdicts({ id, ...paging }: InputFor<Api['verdicts']>, { contest }: InContest) {
    await this.found(contest.id, id);
    const { records, total } = await this.queries.verdicts(id, paging);
    return toPage(records, total, paging);
  }

  async rows({ id, ...paging }: InputFor<Api['rows']>, { contest }: InContest) {
    const { appliedAt } = await this.found(contest.id, id);
    const version = JSON.stringify([this.kept.changes, id, appliedAt, await this.queries.progress(id)]);
    const rows = await this.changed.read(version, () => this.changedRows(contest.id, id));
    const start = (paging.currentPage - 1) * paging.limit;
    return toPage(rows.slice(start, start + paging.limit), rows.length, paging);
  }

  private async changedRows(cid: number, id: number): Promise<ProposedRow[]> {
    const [data, overlays] = await Promise.all([this.boards.load(cid), this.queries.overlays(id)]);
    if (!data) throw new ApiError('contest.notFound');
    return changedRows(data, overlays);
  }

  private async onWire(proposal: StoredProposal): Promise<RejudgeProposal> {
    const { id, problemId: pid, undoOf, total, createdAt: createdTime, appliedAt: appliedTime, applied, skipped } = proposal;
    const facts = { id, pid, isUndo: undoOf !== null, total, createdTime, appliedTime };
    if (appliedTime) return { ...facts, state: 'applied', isStale: false, judged: total, changed: applied ?? 0, skipped: skipped ?? 0 };
    const progress = await this.queries.progress(id);
    const present = proposal.dataDigest === null ? null : await this.proposing.digest(this.db, pid);
    const { unjudged = 0, changed = 0, skipped: toSkip = 0 } = progress ?? {};
    const state = isJudging(progress) ? 'judging' : 'ready';
    return { ...facts, state, isStale: isStale(proposal, progress, present), judged: total - unjudged, changed, skipped: toSkip };
  }

  private async found(contestId: number, id: number, executor?: Executor): Promise<StoredProposal> {
    const proposal = await this.queries.find(contestId, id, executor);
    if (!proposal) throw new ApiError('proposal.notFound');
    return proposal;
  }
}

function opened(id: number | undefined): number {
  if (id === undefined) throw new ApiError('proposal.open');
  return id;
}

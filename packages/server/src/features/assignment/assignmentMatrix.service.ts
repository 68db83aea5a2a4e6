import { createHash } from 'node:crypto';
import { ApiError, contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { Locale } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { FileAnswer, InputFor } from '../../api/handles';
import { WrittenAnswers } from '../../api/writtenAnswer';
import { csv } from '../../files/csv';
import { SPREADSHEET_TYPE } from '../../files/spreadsheet';
import { HeavyWork } from '../../heavyWork';
import { recordAudit } from '../audit/audit.queries';
import { GroupLimits } from '../group/groupLimits';
import type { TrainingStanding } from '../trainingRank/standing';
import { TrainingRanks } from '../trainingRank/trainingRanks';
import { type TitledProblem, TrainingQueries } from '../training/training.queries';
import { AssignmentAccess } from './assignmentAccess';
import { AssignmentQueries } from './assignment.queries';
import { type AssignmentSums, cellOf, type Deadline, sumsOf } from './assignment.rules';
import { matrixTable } from './matrixTable';

type Api = typeof contract.assignment;
type Filter = Pick<InputFor<Api['matrix']>, 'keyword' | 'state'>;

/** A spreadsheet is made in memory. */
const MOST_SPREADSHEET_CELLS = 100_000;

/** Students × problems: a fold over the practice submissions of those whom an assignment concerns. Nothing of it is stored. */
@Injectable()
export class AssignmentMatrixService {
  /** Makes the spreadsheet in another thread, so that other readers do not wait. */
  private readonly work = new HeavyWork({ limitMs: 60_000 });
  private readonly answers = new WrittenAnswers(contract.assignment.matrix);
  private readonly sums = new WeakMap<TrainingStanding, { terms: string; sums: AssignmentSums }>();

  constructor(
    private readonly queries: AssignmentQueries,
    private readonly access: AssignmentAccess,
    private readonly trainings: TrainingQueries,
    private readonly ranks: TrainingRanks,
    private readonly limits: GroupLimits,
  ) {}

  async page({ id, keyword, state, ...paging }: InputFor<Api['matrix']>, scoped: InGroup, { locale }: RequestContext) {
    const { userIds, problems, lineOf, terms, versionOf } = await this.read(id, { keyword, state }, scoped, locale);
    const { currentPage, limit } = paging;
    const people = await this.queries.people(userIds.slice((currentPage - 1) * limit, currentPage * limit));
    const showsRealNames = scoped.powers.manage;
    const records = () =>
      people.map(student => {
        const { id: uid, realname, lastAt, cells, ...line } = lineOf(student);
        return {
          ...line,
          uid: String(uid),
          realname: showsRealNames ? realname : null,
          lastAt: lastAt === null ? null : new Date(lastAt),
          cells: Object.fromEntries(cells.flatMap((cell, place) => (cell ? [[problems[place]?.problemId ?? '', cell]] : []))),
        };
      });
    const about = JSON.stringify([id, keyword, state, paging, locale, showsRealNames || scoped.caller.id]);
    const said = JSON.stringify([terms, userIds.length, people.map(person => [person, versionOf(person.id)])]);
    return this.answers.of(about, said, () => ({ problems, page: toPage(records(), userIds.length, paging) }));
  }

  async file({ id, keyword, state, format }: InputFor<Api['exportFile']>, scoped: InGroup, context: RequestContext): Promise<FileAnswer> {
    const { caller } = scoped;
    await this.limits.countFile(caller.id);
    const { userIds, problems, lineOf } = await this.read(id, { keyword, state }, scoped, context.locale);
    const displayIds = problems.map(({ problemId }) => problemId);
    const table = matrixTable((await this.queries.people(userIds)).map(lineOf), displayIds);
    if (format === 'xlsx' && table.length * (table[0]?.length ?? 0) > MOST_SPREADSHEET_CELLS) throw new ApiError('list.tooLong');
    const record = { action: 'assignment.export', target: String(id), after: { rows: userIds.length } };
    await this.queries.transaction(tx => recordAudit(tx, { caller, context }, record));
    const fileName = `assignment-${id}.${format}`;
    if (format === 'csv') return { type: 'text/csv; charset=utf-8', fileName, body: csv(table) };
    const bytes = await this.work.run('spreadsheet', { name: 'assignment', rows: table });
    return { type: SPREADSHEET_TYPE, fileName, body: Buffer.from(bytes) };
  }

  /** Rows of all students for managers of the group, and the own row for others. A row is computed when it is shown. */
  private async read(id: number, { keyword, state }: Filter, scoped: InGroup, locale: Locale) {
    const assignment = await this.access.open(id, scoped);
    const only = scoped.powers.manage ? { keyword } : { onlyId: scoped.caller.id };
    const [found, titled] = await Promise.all([
      this.queries.studentIds(id, only),
      this.trainings.titledProblems(assignment.tid, locale, scoped.powers.manage ? 'all' : { solverId: scoped.caller.id }),
    ]);
    const problems: TitledProblem[] = JSON.parse(titled);
    const problemIds = problems.map(({ pid }) => pid);
    const standings = await this.ranks.of(assignment.tid, problemIds, found);
    const triedBy = (userId: number) => standings.get(userId)?.cells;
    const terms = createHash('sha256')
      .update(JSON.stringify([assignment.dueAt, assignment.lateUntil, titled]))
      .digest('hex');
    const sums = (userId: number) => this.sumsOf(standings.get(userId), problems, { assignment, terms });
    const lineOf = <Student extends { id: number }>(student: Student) => {
      const tried = triedBy(student.id);
      return { ...student, ...sums(student.id), cells: problemIds.map(problemId => cellOf(tried, problemId, assignment)) };
    };
    return {
      userIds: state ? found.filter(userId => sums(userId).state === state) : found,
      problems,
      lineOf,
      terms,
      versionOf: (userId: number) => standings.get(userId)?.version,
    };
  }

  /** The sums of a student. They are kept as long as neither the standing nor the terms change. */
  private sumsOf(standing: TrainingStanding | undefined, problems: readonly TitledProblem[], { assignment, terms }: Termed) {
    const known = standing && this.sums.get(standing);
    if (known?.terms === terms) return known.sums;
    // A problem that a contest has taken cannot be solved now; it counts only for students who have solved it.
    const counted = problems.filter(({ pid, isTaken }) => !isTaken || standing?.cells.get(pid)?.acceptedAt);
    const sums = sumsOf(
      standing?.cells,
      counted.map(({ pid }) => pid),
      assignment,
    );
    if (standing) this.sums.set(standing, { terms, sums });
    return sums;
  }
}

interface Termed {
  assignment: Deadline;
  /** Hash of what the sums depend on beside the standing. */
  terms: string;
}

import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { Locale, RequestContext } from '../../api/caller';
import type { FileAnswer, InputFor } from '../../api/handles';
import { csv } from '../../files/csv';
import { SPREADSHEET_TYPE } from '../../files/spreadsheet';
import { HeavyWork } from '../../heavyWork';
import { recordAudit } from '../audit/audit.queries';
import { GroupLimits } from '../group/groupLimits';
import { TrainingRanks } from '../training/rank/trainingRanks';
import { TrainingQueries } from '../training/training.queries';
import { AssignmentAccess } from './assignmentAccess';
import { AssignmentQueries } from './assignment.queries';
import { cellOf, sumsOf } from './assignment.rules';
import { matrixTable } from './matrixTable';

type Api = typeof contract.assignment;
type Filter = Pick<InputFor<Api['matrix']>, 'keyword' | 'state'>;

/** A spreadsheet is made in memory. */
const MOST_SPREADSHEET_CELLS = 100_000;

/** Students × problems: a fold over the practice submissions of those whom an assignment concerns. Nothing of it is stored. */
@Injectable()
export class AssignmentMatrixService {
  /** Apart from the thread that readers wait for. */
  private readonly work = new HeavyWork({ limitMs: 60_000 });

  constructor(
    private readonly queries: AssignmentQueries,
    private readonly access: AssignmentAccess,
    private readonly trainings: TrainingQueries,
    private readonly ranks: TrainingRanks,
    private readonly limits: GroupLimits,
  ) {}

  async page({ id, keyword, state, ...paging }: InputFor<Api['matrix']>, scoped: InGroup, { locale }: RequestContext) {
    const { students, problems, lineOf } = await this.read(id, { keyword, state }, scoped, locale);
    const { currentPage, limit } = paging;
    const records = students.slice((currentPage - 1) * limit, currentPage * limit).map(student => {
      const { id: uid, realname, lastAt, cells, ...line } = lineOf(student);
      return {
        ...line,
        uid: String(uid),
        realname: scoped.powers.manage ? realname : null,
        lastAt: lastAt === null ? null : new Date(lastAt),
        cells: Object.fromEntries(cells.flatMap((cell, place) => (cell ? [[problems[place]?.displayId ?? '', cell]] : []))),
      };
    });
    return {
      problems: problems.map(({ problemId: pid, displayId: problemId, publicId, title }) => ({ pid, problemId, publicId, title })),
      page: toPage(records, students.length, paging),
    };
  }

  async file({ id, keyword, state, format }: InputFor<Api['exportFile']>, scoped: InGroup, context: RequestContext): Promise<FileAnswer> {
    const { caller } = scoped;
    await this.limits.countFile(caller.id);
    const { students, problems, lineOf } = await this.read(id, { keyword, state }, scoped, context.locale);
    const displayIds = problems.map(({ displayId }) => displayId);
    const table = matrixTable(students.map(lineOf), displayIds);
    if (format === 'xlsx' && table.length * (table[0]?.length ?? 0) > MOST_SPREADSHEET_CELLS) throw new ApiError('list.tooLong');
    const record = { action: 'assignment.export', target: String(id), after: { rows: students.length } };
    await this.queries.transaction(tx => recordAudit(tx, { caller, context }, record));
    const fileName = `assignment-${id}.${format}`;
    if (format === 'csv') return { type: 'text/csv; charset=utf-8', fileName, body: csv(table) };
    const bytes = await this.work.run('spreadsheet', { name: 'assignment', rows: table });
    return { type: SPREADSHEET_TYPE, fileName, body: Buffer.from(bytes) };
  }

  /** All students for who manages the group, others themselves. A line is computed when it is shown. */
  private async read(id: number, { keyword, state }: Filter, scoped: InGroup, locale: Locale) {
    const assignment = await this.access.open(id, scoped);
    const only = scoped.powers.manage ? { keyword } : { onlyId: scoped.caller.id };
    const [found, problems] = await Promise.all([this.queries.students(id, only), this.trainings.entriesOfAll([assignment.tid], locale)]);
    const problemIds = problems.map(({ problemId }) => problemId);
    const userIds = found.map(student => student.id);
    const standings = await this.ranks.of(assignment.tid, problemIds, userIds);
    const triedBy = (userId: number) => standings.get(userId)?.cells;
    const sums = (userId: number) => sumsOf(triedBy(userId), problemIds, assignment);
    const lineOf = (student: (typeof found)[number]) => {
      const tried = triedBy(student.id);
      return { ...student, ...sums(student.id), cells: problemIds.map(problemId => cellOf(tried, problemId, assignment)) };
    };
    return { students: state ? found.filter(student => sums(student.id).state === state) : found, problems, lineOf };
  }
}

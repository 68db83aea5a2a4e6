import { contract, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InTraining } from '../../access/trainingScope';
import { type Caller, isAdmin } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { WrittenAnswers } from '../../api/writtenAnswer';
import { TrainingQueries } from '../training/training.queries';
import type { Cell } from './standing';
import { TrainingRankQueries } from './trainingRank.queries';
import { TrainingRanks } from './trainingRanks';

type Query = InputFor<typeof contract.training.rank>;

@Injectable()
export class TrainingRankService {
  private readonly answers = new WrittenAnswers(contract.training.rank);

  constructor(
    private readonly trainings: TrainingQueries,
    private readonly queries: TrainingRankQueries,
    private readonly ranks: TrainingRanks,
  ) {}

  /** Names are read with the page: whatever somebody is called now. */
  async page({ keyword, ...paging }: Query, { training, powers, caller }: InTraining<Caller | undefined>) {
    const words = keyword?.trim();
    const [called, userIds, wanted] = await Promise.all([
      this.trainings.displayIds([training.id]),
      this.queries.participants(training),
      words ? this.queries.participants(training, words) : undefined,
    ]);
    const displayIds = new Map((called.get(training.id) ?? []).map(([pid, displayId]) => [pid, displayId]));
    const all = await this.ranks.ranked(training.id, [...displayIds.keys()], userIds);
    const chosen = wanted && new Set(wanted);
    const rows = chosen ? all.filter(({ userId }) => chosen.has(userId)) : all;
    const { currentPage, limit } = paging;
    const shown = rows.slice((currentPage - 1) * limit, currentPage * limit);
    const found = shown.length ? await this.queries.people(shown.map(({ userId }) => userId)) : [];
    const people = new Map(found.map(row => [row.id, row]));
    const seesRealNames = powers.manage || isAdmin(caller);
    const about = JSON.stringify([training.id, words, paging, seesRealNames]);
    const version = JSON.stringify([[...displayIds], rows.length, shown.map(row => [row.userId, row.rank, row.version]), found]);
    const records = () =>
      shown.flatMap(({ userId, rank, ac, totalRunTime, cells }) => {
        const person = people.get(userId);
        if (!person) return [];
        const { id, realname, ...told } = person;
        const submissionInfo = infoOf(cells, displayIds);
        return [{ ...told, rank, uid: id, realname: seesRealNames ? realname : null, ac, totalRunTime, submissionInfo }];
      });
    return this.answers.of(about, version, () => toPage(records(), rows.length, paging));
  }
}

const infoOf = (cells: ReadonlyMap<number, Cell>, displayIds: ReadonlyMap<number, string>) =>
  Object.fromEntries(
    [...cells].flatMap(([problemId, { status, score, runTime }]) => {
      const displayId = displayIds.get(problemId);
      return displayId === undefined ? [] : [[displayId, { isAC: status === Status.accepted, status, score, runTime }]];
    }),
  );

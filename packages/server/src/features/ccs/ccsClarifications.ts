import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { type CommentPlace, CommentPlaces } from '../comment/commentPlace';
import { QuestionQueries } from '../comment/question.queries';
import { ContestQueries } from '../contest/contest.queries';
import { clarificationsOf } from './clarifications.rules';

/** Announcements, questions and answers of a contest as clarifications. */
@Injectable()
export class CcsClarifications {
  constructor(
    private readonly contests: ContestQueries,
    private readonly questions: QuestionQueries,
    private readonly places: CommentPlaces,
  ) {}

  /**
   * What the caller may know of them, the oldest first.
   * @param teams ids of the teams that the caller is told: clarifications refer to no other.
   * @param most how many announcements, and how many questions and answers, there are at most: the latest.
   */
  async of(scoped: InContest, teams: ReadonlySet<string>, most: number) {
    const { contest } = scoped;
    const place = await this.placeIn(scoped);
    const [announced, said, entries] = await Promise.all([
      this.contests.announcements(contest.id, { currentPage: 1, limit: most }),
      place ? this.questions.latest(place, most) : [],
      this.contests.problems(contest.id),
    ]);
    const problems = new Set(entries.map(({ problemId }) => problemId));
    return clarificationsOf({ announced: announced.records, said, teams, problems }, contest);
  }

  /** Undefined while the site has no questions in contests. */
  private placeIn = (scoped: InContest): Promise<CommentPlace | undefined> =>
    this.places.of(scoped, undefined).catch((reason: unknown) => {
      if (reason instanceof ApiError && reason.code === 'comment.contestClosed') return undefined;
      throw reason;
    });
}

import { type contract, type ServerInput, statementTexts } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import { ProblemCache } from './problem.cache';
import { ProblemAccess } from './problemAccess';
import { problemOnWire } from './problem.wire';
import { Typesetter } from './typesetter';

type Api = typeof contract.problem;

@Injectable()
export class ProblemReader {
  constructor(
    private readonly cache: ProblemCache,
    private readonly access: ProblemAccess,
    private readonly typesetter: Typesetter,
  ) {}

  /** The problem in the words of the wire, with what is the same for all who may read it. @throws ApiError when the caller may not. */
  async read({ problemId, gid, typeset }: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const found = await this.cache.problem(problemId.toUpperCase(), locale);
    const { problem: row, powers } = await this.access.openWithPowers(found?.row, caller, { gid });
    const problem = problemOnWire(row, locale);
    return {
      row,
      powers,
      problem,
      ...(typeset && { typeset: await this.typesetter.setAll(problem, statementTexts) }),
      tags: found?.tags ?? [],
      languages: found?.languages ?? [],
      codeTemplate: row.codeTemplates,
    };
  }
}

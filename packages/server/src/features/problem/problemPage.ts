import { ApiError, contract, statementTexts } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { EarlyProblemProps } from '@oj/judge-ui/EarlyProblem';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../access/caller';
import { WrittenAnswer } from '../../api/writtenAnswer';
import { CachedByKey } from '../../cached';
import { HeavyWork, TookTooLong } from '../../heavyWork';
import { appRoot } from '../../paths';
import { Languages } from './languages';
import { ProblemReader } from './problemReader';

type Shown = Awaited<ReturnType<ProblemReader['read']>>;

const REMEMBERED_MS = 3_600_000;
const MOST = 200;
/** A drawing that takes longer is for the next reader. */
const MOST_WAIT_MS = 400;
const ROOT = '<div id="root"></div>';
const FORMULA = 'class="katex';

/**
 * The page of a problem as a browser gets it: with the statement as a visitor may read it, and a box for code, so that both are there long
 * before the scripts are. The scripts take over (`judge-ui/src/problem/statement/earlyProblem.ts`).
 */
@Injectable()
export class ProblemPage {
  private readonly drawn = new CachedByKey<WrittenAnswer | undefined>(REMEMBERED_MS, MOST);
  private read: string | undefined;

  constructor(
    private readonly reader: ProblemReader,
    private readonly languages: Languages,
    private readonly work: HeavyWork,
  ) {}

  /** Undefined where the page has to draw it: no visitor may read it, or it is long. */
  async of(address: string, locale: Locale): Promise<WrittenAnswer | undefined> {
    const input = contract.problem.detail.input.safeParse({ problemId: address });
    if (!input.success) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<undefined>(resolve => (timer = setTimeout(() => resolve(undefined), MOST_WAIT_MS)));
    try {
      return await Promise.race([this.draw(input.data.problemId, locale), patience]);
    } catch (reason) {
      if (reason instanceof ApiError || reason instanceof TookTooLong) return undefined;
      throw reason;
    } finally {
      clearTimeout(timer);
    }
  }

  private async draw(problemId: string, locale: Locale) {
    const [read, languages] = await Promise.all([
      this.reader.read({ problemId, typeset: true, gid: undefined }, undefined, locale),
      this.languages.offered(),
    ]);
    const detail = drawnOf(read);
    const key = createHash('sha256').update(JSON.stringify([detail, languages, locale]));
    return this.drawn.read(key.digest('base64'), async () => {
      const html = await this.work.run('problemHtml', { detail, languages, locale });
      return html === undefined ? undefined : new WrittenAnswer(this.around(html));
    });
  }

  /** Formulas are drawn before the scripts that would fetch their styles. */
  private around(html: string) {
    const page = (this.read ??= readFileSync(path.join(appRoot, 'problem.html'), 'utf8'));
    const styled = html.includes(FORMULA) ? page.replace('<link rel="preload" as="style"', '<link rel="stylesheet"') : page;
    return styled.replace(ROOT, () => ROOT + html);
  }
}

/** The part of a problem that is drawn. */
const drawnOf = ({ problem, typeset, tags, languages, codeTemplate }: Shown): EarlyProblemProps['detail'] => ({
  problem: {
    problemId: problem.problemId,
    title: problem.title,
    author: problem.author,
    difficulty: problem.difficulty,
    timeLimit: problem.timeLimit,
    memoryLimit: problem.memoryLimit,
    examples: problem.examples,
    ...(Object.fromEntries(statementTexts.map(name => [name, problem[name]])) as Record<(typeof statementTexts)[number], string>),
  },
  typeset,
  tags,
  languages,
  codeTemplate,
});

import { parseExamples } from '@oj/contract/examples';
import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Database, InjectDatabase } from '../../database/database';
import { FileStore } from '../../files/store';
import { problemCases } from '../problem/problem.table';

/** Number of bytes of each file that are shown. */
const MOST_BYTES = 1_000;

export interface CaseText {
  inputData: string;
  outputData: string;
}

/** How the present test data of a problem begins: for those who may change it, and of samples for those who failed on them. */
@Injectable()
export class CaseTexts {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly store: FileStore,
  ) {}

  /** Texts of all cases by number of the case. */
  of = (problemId: number) => this.read(problemId, () => true);

  /** Texts of those of these cases whose input the statement shows as a sample. */
  ofSamples(problemId: number, numbers: ReadonlySet<number>, examples: string) {
    if (numbers.size === 0) return undefined;
    const shown = new Set(parseExamples(examples).flatMap(({ input }) => spellings(input).map(hashOf)));
    return this.read(problemId, ({ number, inputHash }) => numbers.has(number) && shown.has(inputHash));
  }

  private async read(problemId: number, isWanted: (each: typeof problemCases.$inferSelect) => boolean) {
    const cases = await this.db.select().from(problemCases).where(eq(problemCases.problemId, problemId));
    const texts = new Map<number, CaseText>();
    for (const { number, inputHash, answerHash } of cases.filter(isWanted)) {
      texts.set(number, { inputData: await this.begin(inputHash), outputData: await this.begin(answerHash) });
    }
    return texts;
  }

  private async begin(hash: string) {
    if (!(await this.store.has(hash))) return '';
    await using file = await open(await this.store.localPath(hash));
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MOST_BYTES + 1), 0, MOST_BYTES + 1);
    const text = buffer.toString('utf8', 0, Math.min(bytesRead, MOST_BYTES));
    return bytesRead > MOST_BYTES ? `${text}…` : text;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A file may end with a line break that the statement does not show, or the other way round. */
const spellings = (text: string) => [text, `${text.trimEnd()}\n`, text.trimEnd()];

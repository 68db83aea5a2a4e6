import { Status } from '@oj/contract';
import { type Toolchain } from '../compile';
import { type InstalledLanguage } from '../languages/installed';
import { type Begun, type CaseResult, type Judgement, type JudgeRequest } from '../request';
import { judgeCases } from './cases';
import { greatest, sumUp } from './scoring';
import { openContext } from './openContext';

interface Watched {
  workDir: string;
  /** Hears every result, before anything fails, also those that were known. */
  onCase: (result: CaseResult) => void;
  begun?: Begun | undefined;
  signal?: AbortSignal | undefined;
}

export async function judgeSubmission(
  toolchain: Toolchain,
  installed: InstalledLanguage,
  request: JudgeRequest,
  { workDir, onCase, begun, signal }: Watched,
): Promise<Judgement> {
  const context = await openContext(toolchain, installed, request, workDir, signal);
  if ('compileError' in context) return failed(Status.compileError, context.compileError);
  if (!request.cases.length) return { ...systemError('The problem has no test cases.'), judgeFault: true };
  const results: CaseResult[] = [];
  const report = (result: CaseResult) => {
    results.push(result);
    onCase(result);
  };
  await judgeCases(context, request, report, begun);
  const { warnings } = context;
  return { ...sumUp(request, results), ...(warnings !== undefined && { compilerWarnings: warnings }) };
}

const failed = (status: Status, errorMessage: string, cases: CaseResult[] = []): Judgement => ({
  status,
  score: 0,
  ...greatest(cases),
  errorMessage,
  cases,
});

export const systemError = (errorMessage: string, cases: CaseResult[] = []) => failed(Status.systemError, errorMessage, cases);

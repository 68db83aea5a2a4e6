/**
 * The program talks with an interactor of the problem's author: `interactor input record answer`, where it may write what was said to
 * the file `record`. Each one's output is the other's input; `sandbox/runner/pair.c` tells how they end.
 *
 * Whoever ended first decides. When the interactor has given its verdict, that verdict stands, whatever the program does afterwards;
 * only the time that it had used until then still counts. When the program ended first, its limit or crash comes before the
 * interactor's result. Two that wait for each other are the program's fault: the interactor wakes when the program is stopped. One
 * that sleeps on has waited for nothing; one whose time is over while the program is alive has waited for the program, which has twice
 * as long in vain: on a busy machine its own clock stands while it waits for a processor.
 * A broken pipe is no fault of the program: whatever the interactor said when it left is the verdict. The other way round, the program
 * has left an interactor that still had something to say: a wrong answer.
 */
import { Status } from '@oj/contract';
import { writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { readCheckerResult } from '../checkers/checkerResult';
import { JudgingError } from '../judgingError';
import { judgingCommand, type JudgingProgram, prepareJudging, readWords } from '../judgingProgram';
import { allowedLimits } from '../programCommand';
import { type JudgingSource, type TestCase } from '../request';
import { type Command, type Run, type Interaction } from '../sandbox/sandbox';
import { fileForErrors, asWritten } from '../uncaught';
import { type Verdict, verdictOfRun } from '../verdict';
import { ofSecondRun } from './nearLimit';
import { type CaseRunner, type JudgingContext } from './mode';
import { leastOutputBytes, contextCommand } from './runs';

const stackLimitMb = 128;

export async function judgeInteractively(context: JudgingContext, source: JudgingSource): Promise<CaseRunner> {
  const { toolchain, request, workDir, nearLimit, signal } = context;
  if (request.fileIo) throw new JudgingError('A program that talks with an interactor cannot read and write files instead.');
  const interactor = await prepareJudging(toolchain, source, join(workDir, 'interactor'), signal);
  const errorsPath = context.errorsPath ?? join(workDir, 'interactor-errors');
  await writeFile(errorsPath, '');
  const program = await contextCommand({ ...context, errorsPath: undefined });
  const programErrors = await fileForErrors(context.installed, workDir, 0);
  return async function* (cases) {
    for (const testCase of cases) {
      const peer = await interactorCommand(context, interactor, program, testCase, errorsPath);
      const only = { number: testCase.number, errorsPath: programErrors, outputKb: leastOutputBytes / 1024 };
      const start = () => toolchain.sandbox.interact(program, peer, only, signal);
      let interaction = await start();
      const isAgain = nearLimit.isAgain(interaction.program);
      if (isAgain) interaction = await start();
      const { program: run } = interaction;
      const decided = verdictOfInteraction(context, interaction, { errors: await readWords(errorsPath), ...interactor });
      const verdict = await asWritten(decided, context.installed, { run, errorsPath: programErrors });
      yield { testCase, run, verdict: isAgain ? ofSecondRun(verdict) : verdict };
    }
  };
}

async function interactorCommand(
  { installed, request }: JudgingContext,
  interactor: JudgingProgram,
  program: Command,
  { inputPath, answerPath, score: points }: TestCase,
  errorsPath: string,
): Promise<Command> {
  const { timeMs, memoryMb } = allowedLimits(installed, request.limits);
  const limits = { timeLimitMs: 2 * timeMs, memoryLimitMb: 2 * memoryMb, stackLimitMb };
  const files = { input: inputPath, answer: answerPath };
  const command = await judgingCommand(interactor, limits, { argv: ['input', 'record', 'answer'], files, points }, errorsPath);
  return { ...command, limits: { ...command.limits, wallMs: 2 * program.limits.wallMs } };
}

export function verdictOfInteraction(
  { installed, request }: Pick<JudgingContext, 'installed' | 'request'>,
  { program, peer, first }: Interaction,
  { errors, usesTestlib }: Pick<JudgingProgram, 'usesTestlib'> & { errors: string },
): Verdict {
  if (first === 'peer' && peer.ending === 'wall') return { status: Status.timeLimitExceeded };
  const checkerResult = { ...readCheckerResult(peer, { output: errors, errors }, { usesTestlib }), isCheckerMessage: true };
  const { timeMs } = allowedLimits(installed, request.limits);
  if (program.ending === 'wall' && peer.ending === 'wall') return checkerResult;
  if (first === 'peer' && !hasBrokenPipe(peer)) {
    const isLate = checkerResult.status !== Status.systemError && program.cpuMs > timeMs;
    return isLate ? { status: Status.timeLimitExceeded } : checkerResult;
  }
  const own = verdictOfRun(installed, program, timeMs);
  if (own && (own.status === Status.timeLimitExceeded || !hasBrokenPipe(program))) return own;
  return hasBrokenPipe(peer) ? { status: Status.wrongAnswer, message: 'ended before the interactor' } : checkerResult;
}

const hasBrokenPipe = ({ ending, code }: Run) => ending === 'signal' && code === constants.signals.SIGPIPE;

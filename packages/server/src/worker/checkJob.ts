import type { ProblemCheckOutcome } from '@oj/contract';
import type { Database } from '../database/database';
import { findCheck, storeCheck } from '../features/problemCheck/checkRun.queries';
import { type Checked, checkDigest, modelOf, samplesOf } from '../features/problemCheck/problemCheck.rules';
import type { problemChecks } from '../features/problemCheck/problemCheck.table';
import { readLanguageSettings } from '../features/problem/languageSettings';
import type { FailingCase, Fault } from '../judge/judge';
import { attemptsOf, finish, type Job } from '../judge/queue/queue';
import { programRequestFor } from './request';
import type { AtWork, Store, WorkerParts } from './worker';

const MOST_ATTEMPTS = 3;
/** Checks wait behind everything else, and must not keep a judge for long. */
const MOST_MS = { validator: 300_000, samples: 120_000, stress: 60_000 } as const;

type Check = typeof problemChecks.$inferSelect;

/** Asks the validator about all cases, holds samples against the model solution, or looks for an input on which a solution fails. */
export async function runCheck(parts: WorkerParts, job: Job, { signal }: AtWork): Promise<Store | undefined> {
  const { database } = parts;
  const found = await findCheck(database, job.targetId);
  if (!found) {
    await finish(database, job);
    return undefined;
  }
  const { check, checked } = found;
  const digest = checkDigest(check.kind, checked, check.stress);
  const isHopeless = attemptsOf(job) > MOST_ATTEMPTS;
  const outcome = isHopeless ? failed('The judge failed repeatedly on this check.') : await outcomeOf(parts, check, checked, signal);
  return signal.aborted ? undefined : () => storeCheck(database, job, { ...outcome, digest });
}

function outcomeOf(parts: WorkerParts, check: Check, checked: Checked, signal: AbortSignal): Promise<ProblemCheckOutcome> {
  const works = { validator: validate, samples: holdSamples, stress: stressed };
  return works[check.kind](parts, check, checked, signal);
}

const none = { fault: null, total: 0, bad: 0, findings: [], smallest: null };
const failed = (fault: string): ProblemCheckOutcome => ({ ...none, fault });
const isFault = (given: object): given is Fault => 'fault' in given;
const programOf = ({ programs }: Checked, role: 'validator' | 'generator') => programs.find(each => each.role === role);

async function validate({ judge, files }: WorkerParts, _check: Check, checked: Checked, signal: AbortSignal): Promise<ProblemCheckOutcome> {
  const validator = programOf(checked, 'validator');
  if (!validator) return failed('The validator is gone.');
  const inputs = await Promise.all(
    checked.cases.map(async ({ number, inputHash }) => ({ number, path: await files.pathOf(inputHash, signal) })),
  );
  const found = await judge.validate({ validator, inputs, mostMs: MOST_MS.validator }, signal);
  if (isFault(found)) return failed(found.fault);
  const { looked: total, refusedCount: bad, refused } = found;
  if (total < inputs.length && !bad) return { ...failed(`Only ${total} of ${inputs.length} cases were looked at in time.`), total };
  return { ...none, total, bad, findings: refused.map(each => ({ ...each, what: 'refused', status: null, output: null })) };
}

async function holdSamples(
  { judge, database }: WorkerParts,
  _check: Check,
  checked: Checked,
  signal: AbortSignal,
): Promise<ProblemCheckOutcome> {
  const samples = samplesOf(checked.problem);
  const model = modelOf(checked.solutions);
  const program = model && (await requestOf(database, checked, model));
  const found = await judge.checkSamples({ samples, program, validator: programOf(checked, 'validator'), mostMs: MOST_MS.samples }, signal);
  if (isFault(found)) return failed(found.fault);
  const { differing, refused } = found;
  return {
    ...none,
    total: samples.length,
    bad: new Set([...differing, ...refused].map(({ number }) => number)).size,
    findings: [
      ...differing.map(({ number, status, message = '', output = null }) => ({
        number,
        what: 'differs' as const,
        status,
        message,
        output,
      })),
      ...refused.map(each => ({ ...each, what: 'refused' as const, status: null, output: null })),
    ].slice(0, 20),
  };
}

async function stressed(
  { judge, database }: WorkerParts,
  check: Check,
  checked: Checked,
  signal: AbortSignal,
): Promise<ProblemCheckOutcome> {
  const { stress: order, outcome: before } = check;
  const generator = programOf(checked, 'generator');
  const [solution, bruteForce] = [order?.solutionId, order?.bruteForceId].map(id => checked.solutions.find(each => each.id === id));
  const isInteractive = checked.problem.judgeMode === 'interactive';
  if (!order || !generator || !solution || (!bruteForce && !isInteractive)) return failed('A program of it is gone.');
  const found = await judge.stress(
    {
      generator,
      args: order.args.split(/\s+/).filter(Boolean),
      firstSeed: order.firstSeed,
      rounds: order.rounds,
      mostMs: MOST_MS.stress,
      kept: before?.smallest?.input,
      validator: programOf(checked, 'validator'),
      program: await requestOf(database, checked, solution),
      bruteForce: bruteForce && (await requestOf(database, checked, bruteForce)),
    },
    signal,
  );
  if (isFault(found)) return failed(found.fault);
  return { ...none, total: found.rounds, bad: found.failed, smallest: found.smallest ? shown(found.smallest, before) : null };
}

/** One that has become a test case is so still. */
const shown = (smallest: FailingCase, before: ProblemCheckOutcome | null) => ({
  ...smallest,
  isAdded: before?.smallest?.isAdded === true && before.smallest.input === smallest.input,
});

async function requestOf(database: Database, { problem }: Checked, { language, code }: { language: string; code: string }) {
  return programRequestFor(problem, { language, code }, await readLanguageSettings(database));
}

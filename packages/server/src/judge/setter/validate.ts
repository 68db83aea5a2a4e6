import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Toolchain } from '../compile';
import { type InstalledLanguage } from '../languages/installed';
import { endingOf, prepareSetter, type SetterProgram } from './setterProgram';

/** A program that reads an input and says by its exit code whether the problem allows it: 0 of testlib, 42 of Kattis. */
export interface Validator extends SetterProgram {
  protocol: 'testlib' | 'kattis';
}

export interface ValidateRequest {
  validator: Validator;
  /** Absolute host paths. */
  inputs: readonly { number: number; path: string }[];
  /** Inputs that were not reached within this time are left out, ms. */
  mostMs: number;
}

/** An input that the validator does not allow, with how it ended and what it said. */
export interface Refused {
  number: number;
  message: string;
}

export interface Validation {
  /** Inputs that were looked at; fewer than were given when the time was over. */
  looked: number;
  /** How many were refused; the first 20 of them. */
  refusedCount: number;
  refused: Refused[];
}

const goodCodes = { testlib: 0, kattis: 42 } as const;
const wordsKb = 64;
const mostTold = 20;

/** The question that a validator answers about one input: undefined when it is allowed. */
export type AskValidator = (inputPath: string) => Promise<string | undefined>;

/** @throws JudgingError when it does not compile. */
export async function openValidator(
  toolchain: Toolchain,
  installed: InstalledLanguage,
  { code, protocol }: Validator,
  workDir: string,
  signal?: AbortSignal,
): Promise<AskValidator> {
  const program = await prepareSetter(toolchain, installed, { title: 'The validator', name: 'validator', code, workDir }, signal);
  const output = { path: join(workDir, 'validator-output'), kb: wordsKb };
  await writeFile(output.path, '');
  return async inputPath => {
    const ended = await program.once([], inputPath, output, signal);
    return ended.run.ending === 'exit' && ended.run.code === goodCodes[protocol] ? undefined : endingOf(ended);
  };
}

/** Asks the validator about each input. */
export async function validateInputs(ask: AskValidator, { inputs, mostMs }: Omit<ValidateRequest, 'validator'>): Promise<Validation> {
  const end = performance.now() + mostMs;
  const validation: Validation = { looked: 0, refusedCount: 0, refused: [] };
  for (const { number, path } of inputs) {
    if (performance.now() > end) break;
    const message = await ask(path);
    validation.looked += 1;
    if (message === undefined) continue;
    validation.refusedCount += 1;
    if (validation.refused.length < mostTold) validation.refused.push({ number, message });
  }
  return validation;
}

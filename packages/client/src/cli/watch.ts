import { Status } from '@oj/contract';
import { parseArgs } from 'node:util';
import type { OjClient } from '../createOjClient';
import { followSubmission, type SubmissionProgress } from '../followSubmission';
import type { CliCommand } from './commands';
import { exitCodes, Refused } from './exitCodes';
import { numberOf, show, wordOf } from './output';
import { siteClient } from './site';

export const watch: CliCommand = {
  usage: 'watch ID',
  help: ['Follow a submission until its verdict.', 'With --json every step is an object in a line.'],
  async run(args) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const submitId = numberOf(positionals[0]);
    if (!submitId || positionals.length > 1) throw new Refused('Name one submission by its number: oj-cli watch 12');
    return watchUntilVerdict(await siteClient(), submitId, values.json);
  },
};

/** @returns the exit code that the verdict stands for. */
export async function watchUntilVerdict(client: OjClient, submitId: number, isJson: boolean | undefined): Promise<number> {
  let last: SubmissionProgress | undefined;
  for await (const progress of followSubmission(client, submitId)) {
    const line = lineOf(progress);
    if (isJson || !last || line !== lineOf(last)) show(isJson, progress, [line]);
    last = progress;
  }
  return last?.status === Status.accepted ? exitCodes.done : exitCodes.notAccepted;
}

function lineOf({ submitId, status, place, done, total, time, memory, score }: SubmissionProgress) {
  const facts = [
    place !== undefined && `place ${place} in the queue`,
    total !== undefined && `${done} of ${total} cases`,
    typeof score === 'number' && `${score} points`,
    typeof time === 'number' && `${time} ms`,
    typeof memory === 'number' && `${memory} KB`,
  ].filter(fact => fact !== false);
  return `#${submitId}  ${wordOf(status)}${facts.length ? `  (${facts.join(', ')})` : ''}`;
}

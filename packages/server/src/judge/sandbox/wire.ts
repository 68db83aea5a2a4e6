/**
 * The words between the server and the runner: messages out, lines in. `runner/main.c` documents both.
 * A line that does not fit is an error of ours, never of the program that was run: the two sides are out of step.
 */

/** What the machine allows. Level 1 is best, 4 is weak, 5 means that nothing can be judged here. */
export interface SandboxReport {
  level: 1 | 2 | 3 | 4 | 5;
  cgroup: 0 | 1 | 2;
  /** Whether each box has a user id of its own on the host. */
  root: boolean;
  /** Why it is no better, in English, for administrators. */
  reasons: string[];
  /** Why nothing is run on it at all. */
  refusal?: string;
}

/** How a program ended: by itself, by a signal, or by us because a limit was passed. */
export const endings = ['exit', 'signal', 'cpu', 'wall', 'memory', 'output'] as const;
export type Ending = (typeof endings)[number];

export interface Run {
  number: number;
  ending: Ending;
  /** Exit code or number of the signal. */
  code: number;
  cpuMs: number;
  wallMs: number;
  /** Time in which it did nothing, though a processor was free for it, and an interactor that it talks with did nothing either. */
  idleMs: number;
  memoryKb: number;
}

/** How two programs ended that were each other's input and output. */
export interface Interaction {
  program: Run;
  peer: Run;
  /** Which of them ended, or was stopped, first. */
  first: 'program' | 'peer';
}

export type Reply =
  | { kind: 'run'; id: string; run: Run }
  | { kind: 'interaction'; id: string; interaction: Interaction }
  | { kind: 'failed'; id: string; error: string }
  | { kind: 'done'; id: string; ok: boolean };

export type Field = readonly [key: string, value: string | number];

/** Longest message; the runner has the same limit. */
const maxMessageBytes = (4 << 20) - 64;

/** @throws when a value cannot be encoded; nothing is sent then. */
export function encodeMessage(fields: readonly Field[]): Buffer {
  let body = '';
  for (const [key, value] of fields) {
    const text = String(value);
    if (text.includes('\0')) throw new Error(`A NUL in the field ${key} of a sandbox request`);
    body += `${key}=${text}\0`;
  }
  const bytes = Buffer.byteLength(body);
  if (bytes > maxMessageBytes) throw new Error('A sandbox request that is too large');
  return Buffer.from(`${bytes}\n${body}`);
}

export function parseReport(line: string): SandboxReport {
  const report = parseObject(line);
  const level = oneOf([1, 2, 3, 4, 5] as const, report.level);
  const cgroup = oneOf([0, 1, 2] as const, report.cgroup);
  const reasons = text(report.reasons);
  return { level, cgroup, root: report.root === true, reasons: reasons ? reasons.split('; ') : [] };
}

export function parseReply(line: string): Reply {
  const reply = parseObject(line);
  const id = text(reply.id);
  if ('done' in reply) return { kind: 'done', id, ok: reply.done === true };
  if (reply.ending === 'failed') return { kind: 'failed', id, error: text(reply.error) };
  const number = count(reply.case);
  const run = parseRun(number, reply);
  if (!('peer' in reply)) return { kind: 'run', id, run };
  const first = oneOf(['program', 'peer'] as const, reply.first);
  return { kind: 'interaction', id, interaction: { program: run, peer: parseRun(number, object(reply.peer)), first } };
}

const parseRun = (number: number, reply: Record<string, unknown>): Run => ({
  number,
  ending: oneOf(endings, reply.ending),
  code: count(reply.code),
  cpuMs: count(reply.cpuUs) / 1000,
  wallMs: count(reply.wallUs) / 1000,
  idleMs: count(reply.idleUs) / 1000,
  memoryKb: count(reply.memoryKb),
});

const parseObject = (line: string) => object(JSON.parse(line));

function object(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw outOfStep(value);
  return { ...value };
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw outOfStep(value);
  return value;
}

function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw outOfStep(value);
  return value;
}

function oneOf<const T>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find(each => each === value);
  if (found === undefined) throw outOfStep(value);
  return found;
}

const outOfStep = (value: unknown) => new Error(`The sandbox runner answered what was not expected: ${JSON.stringify(value)}`);

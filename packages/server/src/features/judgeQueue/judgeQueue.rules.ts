import { type QueuePriority, queuePriorities } from '@oj/contract';
import { priorities } from '../../judge/queue/queue';

const numbers: readonly number[] = queuePriorities.map(name => priorities[name]);

/** Largest priority that the column can store. */
const MOST_PRIORITY = 32_767;

/** The name of a priority: of one between two, that of the earlier. */
export const nameOf = (priority: number): QueuePriority => queuePriorities[numbers.findLastIndex(each => each <= priority)] ?? 'urgent';

/** The numbers that a priority's name covers: from its own to below that of the next. */
export function rangeOf(name: QueuePriority): { from: number; below: number } {
  const place = queuePriorities.indexOf(name);
  return { from: priorities[name], below: numbers[place + 1] ?? MOST_PRIORITY };
}

/** The priority before (-1) or after (1) another; the first and the last stay. */
export function beside(priority: number, by: -1 | 1): QueuePriority {
  const place = queuePriorities.indexOf(nameOf(priority)) + by;
  return queuePriorities[Math.min(Math.max(place, 0), queuePriorities.length - 1)] as QueuePriority;
}

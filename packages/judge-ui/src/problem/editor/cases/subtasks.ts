import type { EditedSubtask } from '@oj/ui';
import { evenScores } from './evenScores';
import { moved } from '../../../parts/list/moved';

interface Grouped {
  groupNum: string;
}
interface Named extends Grouped {
  input: string;
}
interface Scored extends Grouped {
  score: string;
}

const MOST_SUBTASKS = 1000;
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** `sub1_1.in`, `2-3.in`: the number before the last one. `subtask2/03.in`: that of the folder. */
function subtaskIn(name: string): number | undefined {
  const folders = name.split('/');
  const file = folders.pop() ?? '';
  const told = /^\D*(\d+)[-_.]\D*\d+\D*$/.exec(file.replace(/\.[^.]*$/, ''))?.[1] ?? /(\d+)\D*$/.exec(folders.at(-1) ?? '')?.[1];
  return told === undefined || Number(told) > MOST_SUBTASKS ? undefined : Number(told);
}

/**
 * The cases with the subtasks that the names of their inputs tell, those of a subtask together. Undefined when some name tells none, or all
 * the same. Numbers that begin with 0 begin with 1.
 */
export function withNamedSubtasks<Case extends Named>(cases: readonly Case[]): Case[] | undefined {
  const told = cases.map(({ input }) => subtaskIn(input));
  const numbers = told.filter(number => number !== undefined);
  if (numbers.length < cases.length || new Set(numbers).size < 2) return undefined;
  const shift = numbers.includes(0) ? 1 : 0;
  return cases
    .map((each, index) => ({ ...each, groupNum: String((numbers[index] ?? 0) + shift) }))
    .toSorted((a, b) => Number(a.groupNum) - Number(b.groupNum) || inOrder(a.input, b.input));
}

/** Subtask of a case; the judge, too, counts a case without one to the first. */
const subtaskOf = ({ groupNum }: Grouped) => groupNum || '1';

/** 100 points shared evenly among the subtasks; a case brings what its subtask brings. */
export function withEvenSubtasks<Case extends Scored>(cases: readonly Case[]): Case[] {
  const subtasks = [...new Set(cases.map(subtaskOf))];
  const scores = evenScores(subtasks.length);
  return cases.map(each => ({ ...each, score: String(scores[subtasks.indexOf(subtaskOf(each))]) }));
}

/** How the cases of a subtask become its points. */
export type SubtaskRule = 'lowest' | 'average';

function pointsOf(cases: readonly Scored[], counts: SubtaskRule): number {
  const points = cases.map(({ score }) => Number(score) || 0);
  return counts === 'lowest' ? Math.min(...points) : Math.round(points.reduce((a, b) => a + b, 0) / points.length);
}

/** The subtasks that the cases name, in order; a case that names none is in none. */
export function subtasksOf(cases: readonly Scored[], counts: SubtaskRule): EditedSubtask[] {
  const byNumber = new Map<number, number[]>();
  for (const [place, { groupNum }] of cases.entries()) {
    const number = Number(groupNum);
    if (number >= 1) byNumber.set(number, [...(byNumber.get(number) ?? []), place]);
  }
  return [...byNumber]
    .toSorted(([a], [b]) => a - b)
    .map(([number, those]) => {
      const own = those.flatMap(place => cases[place] ?? []);
      const isTold = own.some(({ score }) => score.trim() !== '');
      return { number, cases: those.map(place => place + 1), points: isTold ? pointsOf(own, counts) : null };
    });
}

/** The cases in these subtasks. Points that were changed, and those of a case that moves, are those of its subtask. */
export function withSubtasks<Case extends Scored>(cases: readonly Case[], subtasks: readonly EditedSubtask[], counts: SubtaskRule): Case[] {
  const before = new Map(subtasksOf(cases, counts).map(each => [each.number, each.points]));
  return cases.map((each, place) => {
    const subtask = subtasks.find(({ cases }) => cases.includes(place + 1));
    if (!subtask) return { ...each, groupNum: '' };
    const stays = Number(each.groupNum) === subtask.number && before.get(subtask.number) === subtask.points;
    const { number, points } = subtask;
    return { ...each, groupNum: String(number), score: stays || points === null ? each.score : String(points) };
  });
}

/** The list with a case moved; among cases of another subtask it becomes one of them. */
export function movedAmongSubtasks<Case extends Grouped>(cases: readonly Case[], from: number, to: number): Case[] {
  const list = moved(cases, from, to);
  const [before, own, after] = [list[to - 1], list[to], list[to + 1]];
  const around = [before, after].filter(each => each !== undefined);
  if (!own || !around[0] || around.some(({ groupNum }) => groupNum === own.groupNum)) return list;
  return list.with(to, { ...own, groupNum: around[0].groupNum });
}

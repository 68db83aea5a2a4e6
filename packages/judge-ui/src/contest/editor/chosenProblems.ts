import type { ContestEntry, EditedRow } from '@oj/contract';
import { isDisplayId } from '../../problem/entries/ContestEntryFields';
import { nextColor } from './balloonColors';

/** A problem that is to join a contest. */
export interface ChosenProblem {
  pid: number;
  /** What the problem is called on the site. */
  problemId: string;
  /** The ID in the contest that was typed. Null: it is proposed by the order. */
  displayId: string | null;
  displayTitle: string;
  color: string;
}

/** What is wrong with a chosen problem, or with all of them. */
export type ChoiceFault = 'noneChosen' | 'idRule' | 'idTaken' | 'there';

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));
/** A to Z, then AA to ZZ. */
const proposals = [...letters, ...letters.flatMap(first => letters.map(second => first + second))];

/** A problem with its own title and a colour that neither the contest nor the choice has. */
export const chosenFrom = (
  { id, problemId, title }: EditedRow,
  chosen: readonly ChosenProblem[],
  present: readonly ContestEntry[],
): ChosenProblem => ({
  pid: id,
  problemId,
  displayId: null,
  displayTitle: title,
  color: nextColor([...present, ...chosen].flatMap(({ color }) => color ?? [])),
});

/** The IDs of chosen problems, in their order: as typed, otherwise the letters behind those of the contest, then those left free before. */
export function idsOf(chosen: readonly ChosenProblem[], present: readonly ContestEntry[]): string[] {
  const there = present.map(({ displayId }) => displayId.toUpperCase());
  const taken = new Set([...there, ...chosen.flatMap(({ displayId }) => displayId?.toUpperCase() ?? [])]);
  const behind = letters.findLastIndex(letter => there.includes(letter)) + 1;
  const inTurn = [...proposals.slice(behind, letters.length), ...proposals.slice(0, behind), ...proposals.slice(letters.length)];
  const free = inTurn.filter(letter => !taken.has(letter)).values();
  return chosen.map(({ displayId }) => displayId ?? free.next().value ?? '');
}

/** What cannot be saved, by the path of the problem. */
export function faultsOf(chosen: readonly ChosenProblem[], present: readonly ContestEntry[]): Record<string, ChoiceFault> {
  if (!chosen.length) return { problems: 'noneChosen' };
  const ids = idsOf(chosen, present);
  const faultOf = ({ pid }: ChosenProblem, place: number): ChoiceFault | undefined => {
    const id = ids[place] ?? '';
    if (present.some(entry => entry.pid === pid)) return 'there';
    if (!isDisplayId(id)) return 'idRule';
    const isTaken =
      present.some(({ displayId }) => displayId === id.trim()) || ids.some((other, at) => at < place && other.trim() === id.trim());
    return isTaken ? 'idTaken' : undefined;
  };
  return Object.fromEntries(
    chosen.flatMap((problem, place) => {
      const fault = faultOf(problem, place);
      return fault ? [[`problems.${place}`, fault] as const] : [];
    }),
  );
}

/** Chosen problems as they are sent. */
export function readyToAdd(chosen: readonly ChosenProblem[], present: readonly ContestEntry[]) {
  const ids = idsOf(chosen, present);
  return chosen.map(({ pid, displayTitle, color }, place) => ({ pid, displayId: ids[place] ?? '', displayTitle, color }));
}

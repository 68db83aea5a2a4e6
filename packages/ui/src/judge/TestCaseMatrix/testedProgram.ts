import { verdictOf } from '../../verdict/verdicts';
import { type JudgedCase, wasNotRun } from '../CaseGrid/judgedCase';

/** A program that was run on all cases. */
export interface TestedProgram {
  /** Unique in the matrix. */
  id: string | number;
  name: string;
  /** Its results; a case that is not among them was not run. */
  cases: readonly JudgedCase[];
}

/** Numbers of the cases of all programs, in order. */
export const placesOf = (programs: readonly TestedProgram[]): number[] =>
  [...new Set(programs.flatMap(({ cases }) => cases.map(({ place }) => place)))].toSorted((a, b) => a - b);

export const passedOf = ({ cases }: TestedProgram) => cases.filter(({ status }) => verdictOf(status).name === 'accepted').length;

/** Cases on which all programs that ran ended alike say nothing about them. */
export function tellsApart(place: number, programs: readonly TestedProgram[]): boolean {
  const results = programs.flatMap(({ cases }) => cases.filter(each => each.place === place && !wasNotRun(each)));
  return new Set(results.map(({ status }) => verdictOf(status).letters)).size > 1;
}

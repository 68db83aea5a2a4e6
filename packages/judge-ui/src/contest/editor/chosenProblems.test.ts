import type { ContestEntry } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { type ChosenProblem, chosenFrom, faultsOf, idsOf, readyToAdd } from './chosenProblems';
import { contestProblems } from '../../testing/contestEditorSamples';

const there = (...ids: string[]): ContestEntry[] =>
  ids.map((displayId, place) => ({ id: place + 1, cid: 1, pid: place + 1, displayId, displayTitle: displayId, color: null }));
const chosen = (...ids: (string | null)[]): ChosenProblem[] =>
  ids.map((displayId, place) => ({ pid: place + 100, problemId: `P${place}`, displayId, displayTitle: '', color: '#ffffff' }));

test.each<[name: string, typed: (string | null)[], present: string[], ids: string[]]>([
  ['a new contest', [null, null, null], [], ['A', 'B', 'C']],
  ['behind those of the contest', [null, null], ['A', 'B'], ['C', 'D']],
  ['not into a gap', [null, null], ['A', 'D'], ['E', 'F']],
  ['into a gap when the alphabet ends', [null, null, null], ['A', 'Y'], ['Z', 'B', 'C']],
  ['two letters when no single one is left', [null], [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], ['AA']],
  ['beside numbers', [null], ['1001', '1002'], ['A']],
  ['typed ones stay and are left out', [null, 'B', null], [], ['A', 'B', 'C']],
  ['typed elsewhere', [null, null, 'A'], [], ['B', 'C', 'A']],
  ['small letters count', [null], ['a'], ['B']],
])('%s', (_, typed, present, ids) => {
  expect(idsOf(chosen(...typed), there(...present))).toEqual(ids);
});

describe('what cannot be saved', () => {
  test.each<[name: string, typed: (string | null)[], present: string[], faults: object]>([
    ['nothing', [], [], { problems: 'noneChosen' }],
    ['no fault', [null, 'X-1'], ['A'], {}],
    ['no ID', [null, ' '], [], { 'problems.1': 'idRule' }],
    ['a sign that no ID has', ['A?', null], [], { 'problems.0': 'idRule' }],
    ['the ID of the contest', ['A'], ['A'], { 'problems.0': 'idTaken' }],
    ['an ID twice', ['X', 'Y', 'X '], [], { 'problems.2': 'idTaken' }],
  ])('%s', (_, typed, present, faults) => {
    expect(faultsOf(chosen(...typed), there(...present))).toEqual(faults);
  });

  test('a problem that somebody else has added meanwhile', () => {
    const [problem] = chosen(null);
    expect(faultsOf(problem ? [{ ...problem, pid: 1 }] : [], there('A'))).toEqual({ 'problems.0': 'there' });
  });
});

test('a row of the list is chosen with its title and a colour of its own, and sent with its ID', () => {
  const list: ChosenProblem[] = [];
  for (const row of contestProblems.toSpliced(1, 1)) list.push(chosenFrom(row, list, there('A')));
  expect(readyToAdd(list, there('A'))).toEqual([
    { pid: 11, displayId: 'B', displayTitle: 'Tide Marks', color: '#e53935' },
    { pid: 13, displayId: 'C', displayTitle: 'Before the Fog', color: '#1e88e5' },
  ]);
});

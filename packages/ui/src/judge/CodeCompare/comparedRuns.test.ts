import { expect, test } from 'vitest';
import { comparedRuns, foldedRuns } from './comparedRuns';

/** ` a` stays, `-b` goes, `+c` comes; `…3` are three folded lines. */
function drawn(before: string, after: string, around = 100) {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return foldedRuns(comparedRuns(old, fresh).runs, around).flatMap(run => {
    if (run.isFolded) return [`…${run.before[1] - run.before[0]}`];
    const lines = (texts: string[], sign: string, [from, to]: readonly [number, number]) => texts.slice(from, to).map(text => sign + text);
    return run.kind === 'same' ? lines(fresh, ' ', run.after) : [...lines(old, '-', run.before), ...lines(fresh, '+', run.after)];
  });
}

test('lines that stay, go and come', () => {
  expect(drawn('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([' a', '-b', '+x', ' c', ' d', '+e']);
  expect(drawn('same', 'same')).toEqual([' same']);
  expect(drawn('', 'one')).toEqual(['-', '+one']);
  expect(drawn('a\nb', 'b\na')).toEqual(['-a', ' b', '+a']);
});

test('what goes and comes in one place is one change', () => {
  const { runs } = comparedRuns(['a', 'b', 'c', 'z'], ['x', 'y', 'z']);
  expect(runs).toEqual([
    { kind: 'changed', before: [0, 3], after: [0, 2] },
    { kind: 'same', before: [3, 4], after: [2, 3] },
  ]);
});

test('the same lines are folded far from a change, and not for one line', () => {
  expect(drawn('1\n2\n3\n4\n5\nx\n6\n7\n8', '1\n2\n3\n4\n5\ny\n6\n7\n8', 2)).toEqual(['…3', ' 4', ' 5', '-x', '+y', ' 6', ' 7', ' 8']);
  expect(drawn('a\n1\n2\n3\n4\nb', 'A\n1\n2\n3\n4\nB', 1)).toEqual(['-a', '+A', ' 1', '…2', ' 4', '-b', '+B']);
  expect(drawn('1\n2\n3', '1\n2\n3', 3)).toEqual(['…3']);
});

test('texts that are too long and too different are one change', () => {
  const lines = (letter: string) => Array.from({ length: 3_000 }, (_, place) => letter + place);
  expect(comparedRuns(lines('a'), lines('b'))).toEqual({
    runs: [{ kind: 'changed', before: [0, 3_000], after: [0, 3_000] }],
    isWhole: false,
  });
  const longer = comparedRuns(lines('a'), [...lines('a'), 'last']);
  expect(longer).toEqual({
    runs: [
      { kind: 'same', before: [0, 3_000], after: [0, 3_000] },
      { kind: 'changed', before: [3_000, 3_000], after: [3_000, 3_001] },
    ],
    isWhole: true,
  });
});

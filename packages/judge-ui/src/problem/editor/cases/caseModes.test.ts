import { describe, expect, test } from 'vitest';
import { caseModesOf } from './caseModes';
import { problemFormPhrases } from '../problemFormPhrases';

const labels = (type: number, locale: 'zh' | 'en') =>
  Object.fromEntries(caseModesOf(type).map(({ value, phrase }) => [value, problemFormPhrases.words[phrase][locale]]));

describe('F1: each case mode is called what the judge does in it (JDG-021, JDG-022)', () => {
  test('an ACM problem runs all cases in `default` and stops at the first error in `ergodic_without_error`', () => {
    expect(labels(0, 'en')).toEqual({ default: 'Run all cases', ergodic_without_error: 'Stop at the first failed case' });
    expect(labels(0, 'zh')).toEqual({ default: '测完全部测试点', ergodic_without_error: '遇错停止' });
  });

  test('an OI problem adds up the points or scores by subtask', () => {
    expect(Object.keys(labels(1, 'en'))).toEqual(['default', 'subtask_lowest', 'subtask_average']);
    expect(labels(1, 'en').default).toBe('Add up the points');
  });
});

import { expect, test } from 'vitest';
import { type Faults, faultsOf, newTraining, type TrainingValues, withCategory } from './trainingValues';

const whole: TrainingValues = { ...newTraining, title: 'Rivers', description: 'Long', categoryId: '3' };

test.each<[change: Partial<TrainingValues>, tid: number | undefined, faults: Faults]>([
  [{}, undefined, {}],
  [{ title: ' ', description: '' }, undefined, { title: 'nameRule', description: 'descriptionRule' }],
  [{ rank: '0' }, undefined, {}],
  [{ rank: '' }, 1, { rank: 'rankRule' }],
  [{ rank: '2147483648' }, undefined, { rank: 'rankRule' }],
  [{ categoryId: '' }, undefined, { categoryId: 'categoryRule' }],
  [{ auth: 'Private' }, undefined, { privatePwd: 'pwdRule' }],
  [{ auth: 'Private', hasPassword: true }, 1, {}],
  [{ auth: 'Private', privatePwd: 'willow' }, undefined, {}],
])('%o of training %s: %o', (change, tid, faults) => {
  expect(faultsOf({ ...whole, ...change }, tid)).toEqual(faults);
});

test('ADM-019: a new training has the category that its list shows, also where there is only one; another one keeps its own', () => {
  expect(withCategory(newTraining, [{ id: 7 }]).categoryId).toBe('7');
  expect(withCategory(newTraining, [{ id: 7 }, { id: 3 }]).categoryId).toBe('7');
  expect(withCategory({ ...newTraining, categoryId: '3' }, [{ id: 7 }, { id: 3 }]).categoryId).toBe('3');
  expect(faultsOf(withCategory({ ...newTraining, title: 'Basics', description: 'Read.' }, [{ id: 7 }]), undefined)).toEqual({});
});

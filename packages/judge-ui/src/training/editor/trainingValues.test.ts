import { expect, test } from 'vitest';
import { type Faults, faultsOf, newTraining, type TrainingValues } from './trainingValues';

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

import { type EditedTraining, type TrainingAuth, TrainingChange, TrainingDraft } from '@oj/contract';

/** What the form holds. Numbers stay texts until they are saved. */
export interface TrainingValues {
  title: string;
  description: string;
  rank: string;
  categoryId: string;
  auth: TrainingAuth;
  /** Empty keeps the password that there is. */
  privatePwd: string;
  hasPassword: boolean;
  status: boolean;
}

export const newTraining: TrainingValues = {
  title: '',
  description: '',
  rank: '1000',
  categoryId: '',
  auth: 'Public',
  privatePwd: '',
  hasPassword: false,
  status: true,
};

/** The list of categories always shows one of them: in a new training that is the one that is chosen. */
export const withCategory = (values: TrainingValues, [first]: readonly { id: number }[]): TrainingValues => ({
  ...values,
  categoryId: values.categoryId || String(first?.id ?? ''),
});

export const valuesOf = ({ title, description, rank, categoryId, auth, hasPassword, status }: EditedTraining): TrainingValues => ({
  title,
  description,
  rank: String(rank),
  categoryId: String(categoryId),
  auth,
  privatePwd: '',
  hasPassword,
  status,
});

/** What is sent. */
export function draftOf({ categoryId, hasPassword: _, ...training }: TrainingValues) {
  return { training, trainingCategory: { id: categoryId } };
}

export type Fault = 'nameRule' | 'descriptionRule' | 'rankRule' | 'categoryRule' | 'pwdRule';
/** The phrase of each field that cannot be saved. */
export type Faults = Partial<Record<keyof TrainingValues, Fault>>;

const faults: Faults = { title: 'nameRule', description: 'descriptionRule', rank: 'rankRule', privatePwd: 'pwdRule' };

const HIGHEST_RANK = 2_147_483_647;
/** Whether what was typed can be the rank of a training, or of a problem in it. */
export const isRank = (typed: string) => /^\d+$/.test(typed.trim()) && Number(typed) <= HIGHEST_RANK;

/** The rules themselves stand in the contract. */
export function faultsOf(values: TrainingValues, tid: number | undefined): Faults {
  const { training } = draftOf(values);
  const { error } = tid === undefined ? TrainingDraft.safeParse(training) : TrainingChange.safeParse({ ...training, id: tid });
  const found: Faults = {};
  for (const { path } of error?.issues ?? []) {
    const field = String(path[0]) as keyof TrainingValues;
    found[field] = faults[field] ?? 'nameRule';
  }
  if (!isRank(values.rank)) found.rank = 'rankRule';
  if (!values.categoryId) found.categoryId = 'categoryRule';
  if (values.auth === 'Private' && !values.privatePwd && !values.hasPassword) found.privatePwd = 'pwdRule';
  return found;
}

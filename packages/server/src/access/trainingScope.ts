import type { ErrorCode } from '@oj/contract';
import { type Caller, mayDo } from '../api/caller';
import { noPowers, type Powers } from './powers';
import type { Scoped } from './scope';

/** What of a training decides who may do what in it. */
export interface TrainingFacts {
  id: number;
  authorId: number;
  groupId: number | null;
  auth: 'Public' | 'Private';
  visible: boolean;
}

export interface TrainingScope {
  kind: 'training';
  training: TrainingFacts;
  /** Whether the caller takes part. */
  isRegistered: boolean;
}

export type InTraining<C = Caller> = Scoped<TrainingScope, C>;

/** The author and the super admin. */
export const managesTraining = (caller: Caller | undefined, { authorId }: Pick<TrainingFacts, 'authorId'>): boolean =>
  caller?.id === authorId || mayDo(caller, 'training_manage');

export function powersInTraining(caller: Caller | undefined, { training, isRegistered }: TrainingScope): Powers {
  const manage = managesTraining(caller, training);
  // A training of a group is for its members, and nobody is a member yet.
  if (!manage && (!training.visible || training.groupId !== null)) return { ...noPowers, refusal: 'training.notFound' };
  const refusedRead = manage || training.auth === 'Public' || isRegistered ? undefined : entryRefusal(caller);
  const read = refusedRead === undefined;
  const refusal = refusedRead ?? (mayDo(caller, 'submit') ? undefined : caller ? 'access.denied' : 'login.required');
  return { ...noPowers, read, submit: !refusal, manage, board: read, ...(refusal && { refusal }) };
}

const entryRefusal = (caller: Caller | undefined): ErrorCode => (caller ? 'training.registrationRequired' : 'login.required');

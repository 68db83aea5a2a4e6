import type { ScopeRefusal } from '@oj/contract';
import { type Caller, mayDo } from './caller';
import { noPowers, type Powers } from './powers';
import { managesThing, type Management, type OwnedThing } from './groupPolicy';
import type { InGroup } from './groupScope';
import type { Scoped } from './scope';

/** What of a training decides who may do what in it. */
export interface TrainingFacts extends OwnedThing {
  id: number;
  auth: 'Public' | 'Private';
  visible: boolean;
}

export interface TrainingScope {
  kind: 'training';
  training: TrainingFacts;
  /** The group of the training, opened for a caller who may read there. Undefined for a training of the site. */
  group?: InGroup<Caller | undefined> | undefined;
  /** Whether the caller takes part. */
  isRegistered: boolean;
}

export type InTraining<C = Caller> = Scoped<TrainingScope, C>;

export const trainingManagement: Management = { permission: 'training_manage', action: 'changeTraining' };

export function powersInTraining(caller: Caller | undefined, { training, isRegistered, group }: TrainingScope): Powers {
  const manage = managesThing(caller, training, group, trainingManagement);
  const isOutside = training.groupId !== null && !group?.powers.read;
  if (isOutside || (!manage && !training.visible)) return { ...noPowers, refusal: 'training.notFound' };
  const refusedRead = manage || training.auth === 'Public' || isRegistered ? undefined : entryRefusal(caller);
  const read = refusedRead === undefined;
  const refusal = refusedRead ?? (mayDo(caller, 'submit') ? undefined : caller ? 'access.denied' : 'login.required');
  return { ...noPowers, read, submit: !refusal, manage, board: read, ...(refusal && { refusal }) };
}

const entryRefusal = (caller: Caller | undefined): ScopeRefusal => (caller ? 'training.registrationRequired' : 'login.required');

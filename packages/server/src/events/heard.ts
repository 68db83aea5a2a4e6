import type { AppEvent } from './events';

export interface Heard {
  appEvent: AppEvent;
  /** What triggers of tables publish has none. */
  id?: string;
}

/** Events of a notification, in their order. */
export function heardIn(payload: string): Heard[] {
  const batch = JSON.parse(payload) as AppEvent | { id: string; events: AppEvent[] };
  if (!('events' in batch)) return [{ appEvent: batch }];
  return batch.events.map((appEvent, index) => ({ appEvent, id: `${batch.id}.${index}` }));
}

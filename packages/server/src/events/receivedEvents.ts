import type { AppEvent } from './events';

/** An event as it arrived. */
export interface ReceivedEvent {
  appEvent: AppEvent;
  /** Id of the event; events that triggers of tables publish have none. */
  id?: string;
}

/** Events of a notification, in their order. */
export function eventsIn(payload: string): ReceivedEvent[] {
  const batch = JSON.parse(payload) as AppEvent | { id: string; events: AppEvent[] };
  if (!('events' in batch)) return [{ appEvent: batch }];
  return batch.events.map((appEvent, index) => ({ appEvent, id: `${batch.id}.${index}` }));
}

import type { HallHelper, HallParticipant } from '../hall/hallRecord';

/** A text that a participant wants on paper. */
export interface PrintRecord extends HallParticipant {
  /** Number of the job, shown before it. */
  id: string | number;
  /** How the text begins. */
  beginning: string;
  /** Characters of the whole text. */
  length: number;
  sentAt: Date | number | string;
  printed: boolean;
  /** The organiser who prints it. */
  helper?: HallHelper | null | undefined;
  /** Why it was not printed when it was sent to the printer: a sentence for the helper. */
  fault?: string | null | undefined;
}

/** Keys of the columns, in their order. */
export type PrintColumn = 'id' | 'participant' | 'beginning' | 'sentAt' | 'status' | 'helper' | 'actions';

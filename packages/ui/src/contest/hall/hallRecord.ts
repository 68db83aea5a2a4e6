/** The organiser who looks after something in the hall. */
export interface HallHelper {
  /** Name that is shown. */
  name: string;
  /** Whether this is the reader. */
  own: boolean;
}

/** The participant to whom something is brought. */
export interface HallParticipant {
  /** Name of the account or the team. */
  participant: string;
  /** Real name, by which the seat is found. */
  realname?: string | null | undefined;
  /** Room in which they sit, if it is known. */
  room?: string | null | undefined;
  /** Seat in the room, if it is known. */
  seat?: string | null | undefined;
}

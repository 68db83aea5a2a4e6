/** The organiser who looks after something in the hall. */
export interface HallHelper {
  /** As people call them. */
  name: string;
  /** It is the reader. */
  own: boolean;
}

/** Who is brought something. */
export interface HallParticipant {
  /** Of the account or the team. */
  participant: string;
  /** The name that their seat is found by. */
  realname?: string | null | undefined;
}

/** A problem of a contest, as a column of its boards. */
export interface ContestProblem {
  /** Letter of the problem in the contest: "A". Unique; the key of its cells. */
  label: string;
  title?: string | undefined;
  /** Colour of its balloon, `#rgb` or `#rrggbb`. */
  color?: string | null | undefined;
  /** Participants who solved it. Left out when the reader may not know. */
  solvedCount?: number | null | undefined;
  /** Points of a full solution (OI). Default 100. */
  fullScore?: number | undefined;
}

/** What one participant did on one problem of an ACM contest. */
export interface AcmCell {
  accepted?: boolean | undefined;
  /** The first accepted solution of this problem. */
  first?: boolean | undefined;
  /** Seconds from the start of the contest to the accepted solution. */
  acceptedAtSeconds?: number | undefined;
  /** Tries that failed and cost penalty: before the accepted one, or all so far. */
  wrongTries?: number | undefined;
  /** Tries whose result the freeze hides. */
  pendingTries?: number | undefined;
  /** Made after the end of the contest. */
  afterContest?: boolean | undefined;
}

/** What one participant did on one problem of an OI contest. */
export interface OiCell {
  /** Points; null while there is none. */
  score: number | null;
  /** Best run time of the solution that counts, in ms. */
  timeMs?: number | null | undefined;
  first?: boolean | undefined;
  /** Submissions whose result the freeze hides. */
  pendingTries?: number | undefined;
  afterContest?: boolean | undefined;
}

export type Medal = 'gold' | 'silver' | 'bronze';

/** A prize, drawn as the disc behind the rank. */
export interface Award {
  /** Spoken and shown on hover: "Gold medal". */
  name: string;
  medal?: Medal | undefined;
  /** Colour of a prize that is no medal, `#rgb` or `#rrggbb`. */
  background?: string | null | undefined;
}

/** Who takes part, and the place that they have. */
export interface Entrant {
  /** Unique and steady. */
  id: string;
  username: string;
  nickname?: string | null | undefined;
  realname?: string | null | undefined;
  school?: string | null | undefined;
  avatarUrl?: string | null | undefined;
  titleName?: string | null | undefined;
  /** `#rgb` or `#rrggbb`; drawn as a swatch. */
  titleColor?: string | null | undefined;
  /** Identifier of the division, in contests that have several. */
  division?: string | null | undefined;
  /** Takes part outside the ranking: has no rank and wins no award, but stands where the result belongs. */
  unofficial?: boolean | undefined;
  /** Virtual participant: has the rank that the result would have had; other ranks do not change. */
  virtual?: boolean | undefined;
  /** Whether this is the row of the reader. */
  own?: boolean | undefined;
  /** Whether the reader follows this participant. */
  concerned?: boolean | undefined;
}

/** A participant in the place that the ranking gives. */
export interface Placed extends Entrant {
  /** Rank, from 1; equal results share it. Null for unofficial participants. */
  rank: number | null;
  award?: Award | null | undefined;
}

/** A row of an ACM board. */
export interface AcmStanding extends Placed {
  solved: number;
  penaltySeconds: number;
  /** Cells by label of the problem; a problem that was not tried may be absent. */
  cells: Readonly<Record<string, AcmCell>>;
}

/** A row of an OI board. */
export interface OiStanding extends Placed {
  /** Sum of points. */
  score: number;
  /** Sum of the best run times of full solutions, in ms. */
  timeMs: number;
  cells: Readonly<Record<string, OiCell>>;
}

/** A cell with the best points of each subtask over all tries. */
export interface IoiCell extends OiCell {
  score: number;
  subtasks: readonly number[];
}

/** A row of an IOI board: points alone. */
export interface IoiStanding extends Placed {
  score: number;
  cells: Readonly<Record<string, IoiCell>>;
}

export type Standing = AcmStanding | OiStanding | IoiStanding;

export const isAcmStanding = (standing: Standing): standing is AcmStanding => 'solved' in standing;

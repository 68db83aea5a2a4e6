/** A problem of a contest, as a column of its scoreboards. */
export interface ContestProblem {
  /** Letter of the problem in the contest: "A". Unique; the key of its cells. */
  label: string;
  title?: string | undefined;
  /** Colour of its balloon, `#rgb` or `#rrggbb`. */
  color?: string | null | undefined;
  /** Number of participants who solved it; null or left out when the reader may not know. */
  solvedCount?: number | null | undefined;
  /** Points of a full solution (OI). Default 100. */
  fullScore?: number | undefined;
}

/** What one participant did on one problem of an ACM contest. */
export interface AcmCell {
  accepted?: boolean | undefined;
  /** Whether it is the first accepted solution of this problem. */
  first?: boolean | undefined;
  /** Whether it is the first one so far, while an earlier try of somebody else is not judged yet. `first` is not set then. */
  firstProvisional?: boolean | undefined;
  /** Seconds from the start of the contest to the accepted solution. */
  acceptedAtSeconds?: number | undefined;
  /** Number of tries that failed and cost penalty: before the accepted one, or all so far. */
  wrongTries?: number | undefined;
  /** Number of tries whose result is not known: the freeze hides it, or they are not judged yet. */
  pendingTries?: number | undefined;
  /** Whether the tries were made after the end of the contest. */
  afterContest?: boolean | undefined;
}

/** What one participant did on one problem of an OI contest. */
export interface OiCell {
  /** Points; null when no result is known. */
  score: number | null;
  /** Best run time of the solution that counts, in ms. */
  timeMs?: number | null | undefined;
  first?: boolean | undefined;
  /** Number of submissions whose result the freeze hides. */
  pendingTries?: number | undefined;
  afterContest?: boolean | undefined;
}

export type Medal = 'gold' | 'silver' | 'bronze';

/** A prize, drawn as the disc behind the rank. */
export interface Award {
  /** Name that is read by screen readers and shown on hover: "Gold medal". */
  name: string;
  medal?: Medal | undefined;
  /** Colour of a prize that is no medal, `#rgb` or `#rrggbb`. */
  background?: string | null | undefined;
}

/** A participant. */
export interface Entrant {
  /** Unique id that stays the same between renders. */
  id: string;
  username: string;
  nickname?: string | null | undefined;
  realname?: string | null | undefined;
  school?: string | null | undefined;
  avatarUrl?: string | null | undefined;
  titleName?: string | null | undefined;
  /** Colour of the title, `#rgb` or `#rrggbb`; drawn as a swatch. */
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

/** A participant with rank and award. */
export interface Placed extends Entrant {
  /** Rank, from 1; equal results share it. Null for unofficial participants. */
  rank: number | null;
  award?: Award | null | undefined;
}

/** A row of an ACM scoreboard. */
export interface AcmStanding extends Placed {
  solved: number;
  penaltySeconds: number;
  /** Cells by label of the problem; a problem that was not tried may be absent. */
  cells: Readonly<Record<string, AcmCell>>;
}

/** A row of an OI scoreboard. */
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

/** A row of an IOI scoreboard, which has points alone. */
export interface IoiStanding extends Placed {
  score: number;
  cells: Readonly<Record<string, IoiCell>>;
}

/** A row of a scoreboard. */
export type Standing = AcmStanding | OiStanding | IoiStanding;

export const isAcmStanding = (row: Standing): row is AcmStanding => 'solved' in row;

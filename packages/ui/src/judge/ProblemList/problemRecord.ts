import type { VerdictStatus } from '../../verdict/verdicts';

export interface ProblemRecord {
  /** Unique in the list; never shown. */
  id: string | number;
  /** Number of the problem: "P1000". */
  displayId: string;
  title: string;
  /** 0 (red, the easiest) to 5 (purple); absent where nobody has said. */
  difficulty?: number | undefined;
  /** Names of its tags. */
  tags?: readonly ProblemTag[];
  /** Submissions of all, and those that were accepted. */
  total: number;
  accepted: number;
  /** The reader's own last or best verdict; absent or -10: never tried. */
  status?: VerdictStatus | undefined;
}

export interface ProblemTag {
  id: string | number;
  name: string;
}

/** Keys of the columns, in their order. */
export type ProblemColumn = 'status' | 'id' | 'title' | 'difficulty' | 'tags' | 'total' | 'rate';

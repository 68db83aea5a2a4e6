import type { Status } from '@oj/contract';

/** Bytes that are somewhere else: in an archive, a folder, the file store, or at hand. */
export interface Data {
  bytes: number;
  open(): AsyncIterable<Uint8Array>;
  /** Hash in the file store, when the file is there. */
  hash?: string;
  /** Called when it was read as text in an encoding that had to be guessed. */
  onGuessed?: (encoding: string) => void;
}

export type StatementLanguage = 'zh-CN' | 'en-US';

/** What the statement says in one language, as Markdown in which HTML may stand. */
export interface Statement {
  language: StatementLanguage;
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}

export interface Sample {
  input: string;
  output: string;
}

export interface PackagedCase {
  /** Base name in its package, without ending. */
  name: string;
  input: Data;
  /** Absent: the package has none, and it is empty. */
  output?: Data;
  score?: number;
  /** Number of its group. */
  group?: number;
}

/** How the points of a group follow from its cases: the lowest of them, or their mean. Cases in no group count for themselves. */
export interface CaseGroup {
  id: number;
  rule: 'min' | 'avg';
  score: number;
}

/** How a checker is called and how it answers; `checkers.ts` knows what each means. */
export type Protocol = 'ours' | 'testlib' | 'hustoj' | 'qduoj' | 'kattis';

export interface JudgingCode {
  mode: 'spj' | 'interactive';
  language: 'C' | 'C++';
  code: string;
  protocol: Protocol;
  args: string[];
  /** Set for a problem of Kattis that has points: the program may say how many a case brings. */
  givesScores?: boolean;
}

/** Reads an input and says by its exit code whether the problem allows it: 0 of testlib, 42 of Kattis. */
export interface PackagedValidator {
  /** Name of the language here. */
  language: string;
  code: string;
  protocol: 'testlib' | 'kattis';
}

export interface Template {
  prepend: string;
  template: string;
  append: string;
}

export interface PackagedSolution {
  name: string;
  /** Name of the language here. */
  language: string;
  code: string;
  expected: Status;
}

export interface Picture {
  /** Name in the statement. */
  name: string;
  data: Data;
}

/** A problem as packages know it: what any format can say of it and this system can hold. */
export interface PackagedProblem {
  /** Tells it from the others of its package. */
  key: string;
  displayId?: string;
  uuid?: string;
  author?: string;
  /** The first one is the problem's own. */
  statements: Statement[];
  samples: Sample[];
  tags: string[];
  source: string;
  /** 0 to 5. */
  difficulty?: number;
  limits: { timeMs: number; memoryMb: number; stackMb?: number };
  isScored: boolean;
  /** Judging ends with the first case that fails. */
  stopsAtFirst: boolean;
  groups: CaseGroup[];
  cases: PackagedCase[];
  /** Absent: output is compared with the answer. */
  judge?: JudgingCode;
  validator?: PackagedValidator;
  ignoresEndBlanks: boolean;
  fileIo?: { read: string; write: string };
  /** Names of the allowed languages here. Absent: all are allowed. */
  languages?: string[];
  templates: Record<string, Template>;
  userFiles: Record<string, string>;
  judgeFiles: Record<string, string>;
  solutions: PackagedSolution[];
  pictures: Picture[];
  flags: { showCases: boolean; shareCode: boolean; auth?: 1 | 2 | 3 };
  /** What a format says and nothing here can hold, by its key; written again into the same format. */
  keep: Record<string, unknown>;
}

/** What a problem is unless its package says otherwise. */
export const bareProblem = (key: string): PackagedProblem => ({
  key,
  statements: [],
  samples: [],
  tags: [],
  source: '',
  limits: { timeMs: 1000, memoryMb: 256 },
  isScored: false,
  stopsAtFirst: false,
  groups: [],
  cases: [],
  ignoresEndBlanks: true,
  templates: {},
  userFiles: {},
  judgeFiles: {},
  solutions: [],
  pictures: [],
  flags: { showCases: true, shareCode: true },
  keep: {},
});

export function dataOf(content: string | Uint8Array): Data {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    bytes: bytes.byteLength,
    async *open() {
      yield bytes;
    },
  };
}

export async function bytesOf(data: Data): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of data.open()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The points of a case whose package does not say: its group's, or an even share, as the editor gives it. */
export function scoresOf({ cases, groups }: Pick<PackagedProblem, 'cases' | 'groups'>): number[] {
  const free = cases.filter(each => each.group === undefined && each.score === undefined).length;
  const taken =
    groups.reduce((sum, { score }) => sum + score, 0) +
    cases.reduce((sum, each) => sum + (each.group === undefined ? (each.score ?? 0) : 0), 0);
  const rest = Math.max(0, 100 - taken);
  let left = free;
  return cases.map(each => {
    const group = groups.find(({ id }) => id === each.group);
    if (each.score !== undefined || group) return each.score ?? group?.score ?? 0;
    left -= 1;
    // The last ones get what is left over, a point each.
    return Math.floor(rest / free) + (left < rest % free ? 1 : 0);
  });
}

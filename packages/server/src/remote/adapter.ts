import type { Status } from '@oj/contract';
import type { SiteHttp } from './http';

/** The sites, as their problems are named. */
export const siteCodes = ['HDU', 'CF', 'GYM', 'POJ', 'SPOJ', 'LIBRE', 'AC'] as const;
export type SiteCode = (typeof siteCodes)[number];
/** A site whose accounts are its own. */
export type AccountSite = Exclude<SiteCode, 'GYM'>;

export interface RemoteLanguage {
  /** Name that problems and submissions have for it. */
  name: string;
  /** Name that the site has for it. */
  key: string;
  /** MIME type of a source. */
  contentType: string;
}

/** A submission for a site. */
export interface SubmitOrder {
  /** What `parseId` made of the id of the problem. */
  target: string;
  /** Key of the language. */
  language: string;
  source: string;
}

/** Whatever a call to a site needs. */
export interface Session {
  http: SiteHttp;
  account: { username: string; password: string };
  /** Token of sites whose sessions are no cookies. */
  token?: string | undefined;
  /** User agent of the browser that the session was begun in. */
  userAgent?: string | undefined;
}

export interface RunState {
  status: Status;
  timeMs: number;
  memoryKb: number;
  /** What the site's compiler said. */
  message?: string;
}

/** `ambiguous`: several runs could be it. */
export type Found = { runId: string } | 'none' | 'ambiguous';

export interface ImportedProblem {
  title: string;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Markdown. */
  description: string;
  input: string;
  output: string;
  hint: string;
  examples: { input: string; output: string }[];
  tags: string[];
  /** Full addresses of pictures, by their address in the Markdown. */
  pictures: ReadonlyMap<string, string>;
  /** Names of languages; undefined: all of the site. */
  languages?: string[];
}

/** A contest at a site that has not ended. */
export interface ComingContest {
  title: string;
  /** Its address, relative to `link` or `base`. */
  path: string;
  startsAt: Date;
  endsAt: Date;
}

/** All that is peculiar to a site; there is one record for each. All of it throws only `RemoteError`. */
export interface RemoteSite {
  code: SiteCode;
  accountSite: AccountSite;
  /** Address of the site, without a slash at the end. */
  base: string;
  /** Other origins, for pictures of statements. */
  fileOrigins: readonly string[];
  /** Least time between two submissions of one account, ms. */
  minGapMs: number;
  /** Encoding of pages that do not name one. */
  charset: string;
  languages: readonly RemoteLanguage[];
  /** The id of a problem in the site's own writing; undefined: it is none. */
  parseId(given: string): string | undefined;
  /** What follows the prefix in a display id, if it is not the id itself. */
  nameOf?(target: string): string;
  /** The address of the problem, relative to `link` or `base`. */
  pathOf(target: string): string;
  /** Where people read it, if not at `base`. */
  link?: string;
  checkSession(session: Session): Promise<boolean>;
  login(session: Session): Promise<void>;
  /** The greatest id of the account's runs for the problem; `0`: there is none. */
  snapshot(session: Session, order: SubmitOrder): Promise<string>;
  /** The id of the run, when the site tells it at once. */
  submit(session: Session, order: SubmitOrder): Promise<string | undefined>;
  findRun(session: Session, order: SubmitOrder, before: string): Promise<Found>;
  poll(session: Session, runId: string, order: SubmitOrder): Promise<RunState>;
  importProblem(http: SiteHttp, target: string): Promise<ImportedProblem>;
  /** Contests that run or will begin, from a list that everybody may read. Absent: no such list is known. */
  comingContests?(http: SiteHttp): Promise<ComingContest[]>;
}

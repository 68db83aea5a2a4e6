import { judgingBounds, type Switches } from '@oj/contract';

export type SwitchName = { [Name in keyof Switches]: Switches[Name] extends boolean ? Name : never }[keyof Switches];
export type LimitName = Exclude<keyof Switches, SwitchName>;

/** Switches as the form edits them; limits are text. */
export type SwitchValues = Record<SwitchName, boolean> & Record<LimitName, string>;

interface SwitchGroup {
  name: 'accounts' | 'judging' | 'discussions' | 'groups' | 'clients';
  switches: readonly SwitchName[];
  limits: readonly LimitName[];
}

export const switchGroups: readonly SwitchGroup[] = [
  { name: 'accounts', switches: ['slideOnlyAfterFailures'], limits: [] },
  {
    name: 'judging',
    switches: ['openPublicJudge', 'openContestJudge', 'openGroupJudge', 'hideNonContestSubmissionCode'],
    limits: ['defaultSubmitInterval', 'mostJudgingSeconds', 'mostGroupJudgingSeconds'],
  },
  {
    name: 'discussions',
    switches: ['openPublicDiscussion', 'openGroupDiscussion', 'openContestComment'],
    limits: ['defaultCreateDiscussionDailyLimit', 'defaultCreateDiscussionACInitValue', 'defaultCreateCommentACInitValue'],
  },
  {
    name: 'groups',
    switches: [],
    limits: ['defaultCreateGroupLimit', 'defaultCreateGroupDailyLimit', 'defaultCreateGroupACInitValue'],
  },
  { name: 'clients', switches: ['uploadsByCookie', 'refusalsAsSuccess'], limits: [] },
];

const limits = switchGroups.flatMap(group => group.limits);
const isLimit = (name: keyof Switches): name is LimitName => limits.some(limit => limit === name);

/** Those that are a time, in seconds. */
const secondsBounds: Partial<Record<LimitName, readonly [least: number, most: number]>> = {
  defaultSubmitInterval: [0, 3_600],
  ...judgingBounds,
};
const COUNT_BOUNDS = [0, 1_000_000] as const;

export const isSeconds = (name: LimitName) => name in secondsBounds;
/** The least and the most that a limit may be. */
export const boundsOf = (name: LimitName) => secondsBounds[name] ?? COUNT_BOUNDS;

export const valuesOf = (switches: Switches): SwitchValues => ({
  ...switches,
  ...(Object.fromEntries(limits.map(name => [name, String(switches[name])])) as Record<LimitName, string>),
});

export function isLimitRight(name: LimitName, text: string): boolean {
  const [least, most] = boundsOf(name);
  return /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

export const faultsOf = (values: SwitchValues) =>
  Object.fromEntries(limits.filter(name => !isLimitRight(name, values[name])).map(name => [name, 'limitRule' as const]));

/** The changed ones, as the API takes them. */
export const changeOf = (values: SwitchValues, changed: readonly (keyof Switches)[]): Partial<Switches> =>
  Object.fromEntries(changed.map(name => [name, isLimit(name) ? Number(values[name]) : values[name]]));

import {
  type AccountRule,
  accountRuleOf,
  contestAccess,
  ContestChange,
  ContestDraft,
  contestTypes,
  type EditedContest,
} from '@oj/contract';
import { lengthMs } from '@oj/ui';
import { momentOf } from '@oj/ui/ranking';
import { timesOf } from '../summaryOf';

/** What the form holds. Numbers stay texts until they are saved. */
export interface ContestValues {
  title: string;
  description: string;
  type: 0 | 1;
  auth: 0 | 1 | 2;
  /** Empty keeps the password that there is. */
  pwd: string;
  hasPassword: boolean;
  startTime: Date | null;
  endTime: Date | null;
  /** Pauses of the stored contest. They are changed in a dialog of their own, and are not sent. */
  pauses: EditedContest['pauses'];
  sealRank: boolean;
  sealChoice: SealChoice;
  /** Only with the choice `moment`. */
  sealRankTime: Date | null;
  autoRealRank: boolean;
  visible: boolean;
  openPrint: boolean;
  openRank: boolean;
  allowEndSubmit: boolean;
  rankShowName: 'username' | 'nickname' | 'realname';
  countsWholeMinutes: boolean;
  oiRankScoreType: 'Recent' | 'Highest';
  openAccountLimit: boolean;
  rule: { prefix: string; suffix: string; start: string; end: string; extra: string };
  starAccount: readonly string[];
  awardType: 0 | 1 | 2;
  awards: readonly AwardValues[];
}

export interface AwardValues {
  name: string;
  background: string;
  color: string;
  num: string;
}

/** When the board is sealed: so long before the end, from the start, or at a moment of its own. */
export const sealChoices = ['halfHour', 'hour', 'whole', 'moment'] as const;
export type SealChoice = (typeof sealChoices)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const USUAL_HOURS = 5;
const sealLengths: Partial<Record<SealChoice, number>> = { halfHour: 30 * MINUTE_MS, hour: HOUR_MS };

const defaultAwards: readonly AwardValues[] = [
  { name: 'Gold', background: '#e6bf25', color: '#3d3000', num: '10' },
  { name: 'Silver', background: '#c0c4cc', color: '#26282c', num: '20' },
  { name: 'Bronze', background: '#cd8544', color: '#2b1600', num: '30' },
];
export const newAward: AwardValues = { name: '', background: '#d8e4f8', color: '#16325c', num: '10' };

type Times = Pick<ContestValues, 'startTime' | 'endTime' | 'pauses'>;

/** Length without pauses, in ms; 0 while the times are missing or reversed. */
export const durationOf = ({ startTime, endTime, pauses }: Times): number =>
  startTime && endTime ? Math.max(0, lengthMs(timesOf({ startTime, endTime, pauses }))) : 0;

/** A contest must be longer than what is sealed at its end. */
export const isSealPossible = (choice: SealChoice, values: Times): boolean => durationOf(values) >= (sealLengths[choice] ?? 0);

/** Null while it cannot be told. */
export function sealTimeOf(values: ContestValues): Date | null {
  const { sealRank, sealChoice, sealRankTime, startTime, endTime, pauses } = values;
  if (!sealRank) return null;
  if (sealChoice === 'moment') return sealRankTime;
  if (sealChoice === 'whole') return startTime;
  if (!startTime || !endTime) return null;
  return momentOf(timesOf({ startTime, endTime, pauses }), durationOf(values) - (sealLengths[sealChoice] ?? 0));
}

/** Whether the board is sealed at a moment, by the values of the form. */
const isSealedAt = (values: ContestValues, now: Date): boolean => {
  const sealedAt = sealTimeOf(values);
  return sealedAt !== null && sealedAt <= now && (!values.autoRealRank || values.endTime === null || now < values.endTime);
};

/** Whether these values open a board that is sealed at a moment by the stored ones. A seal that has begun keeps its beginning. */
export const opensBoard = (stored: ContestValues, values: ContestValues, now: Date): boolean =>
  isSealedAt(stored, now) && (!values.sealRank || !isSealedAt({ ...values, sealChoice: 'moment', sealRankTime: sealTimeOf(stored) }, now));

/** What is sealed of a contest unless somebody chooses. */
export const usualSeal = (type: number, durationMs: number): SealChoice =>
  type === contestTypes.acm && durationMs >= HOUR_MS ? 'hour' : 'whole';

/** A new contest begins at the next full hour. */
export function newContest(now: Date): ContestValues {
  const startTime = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  return {
    title: '',
    description: '',
    type: contestTypes.acm,
    auth: contestAccess.public,
    pwd: '',
    hasPassword: false,
    startTime,
    endTime: new Date(startTime.getTime() + USUAL_HOURS * HOUR_MS),
    pauses: [],
    sealRank: false,
    sealChoice: usualSeal(0, USUAL_HOURS * HOUR_MS),
    sealRankTime: null,
    autoRealRank: true,
    visible: true,
    openPrint: false,
    openRank: false,
    allowEndSubmit: false,
    rankShowName: 'username',
    countsWholeMinutes: false,
    oiRankScoreType: 'Recent',
    openAccountLimit: false,
    rule: { prefix: '', suffix: '', start: '0', end: '10', extra: '' },
    starAccount: [],
    awardType: 0,
    awards: defaultAwards,
  };
}

export function valuesOf(contest: EditedContest): ContestValues {
  const { sealRankTime, accountLimitRule, awardConfigList, startTime, endTime } = contest;
  const values: ContestValues = {
    ...newContest(startTime),
    title: contest.title,
    description: contest.description,
    type: contest.type === contestTypes.oi ? contestTypes.oi : contestTypes.acm,
    auth: contest.auth === contestAccess.private || contest.auth === contestAccess.protected ? contest.auth : contestAccess.public,
    hasPassword: contest.hasPassword,
    startTime,
    endTime,
    pauses: contest.pauses,
    sealRank: contest.sealRank,
    sealChoice: usualSeal(contest.type, durationOf(contest)),
    sealRankTime,
    autoRealRank: contest.autoRealRank,
    visible: contest.visible,
    openPrint: contest.openPrint,
    openRank: contest.openRank,
    allowEndSubmit: contest.allowEndSubmit,
    rankShowName: contest.rankShowName,
    countsWholeMinutes: contest.countsWholeMinutes,
    oiRankScoreType: contest.oiRankScoreType,
    openAccountLimit: contest.openAccountLimit,
    rule: ruleValuesOf(accountRuleOf(accountLimitRule ?? '')),
    starAccount: contest.starAccount,
    awardType: contest.awardType === 1 || contest.awardType === 2 ? contest.awardType : 0,
    awards: awardConfigList.length ? awardConfigList.map(award => ({ ...award, num: String(award.num) })) : defaultAwards,
  };
  if (!sealRankTime) return values;
  // A seal that has begun stays where it is, wherever the end goes.
  return { ...values, sealChoice: sealRankTime <= contest.now ? 'moment' : choiceOf(values, sealRankTime) };
}

/** The choice that leads to the stored moment. */
const choiceOf = (values: ContestValues, sealedAt: Date): SealChoice =>
  sealChoices.find(
    sealChoice => sealChoice !== 'moment' && sealTimeOf({ ...values, sealRank: true, sealChoice })?.getTime() === sealedAt.getTime(),
  ) ?? 'moment';

function ruleValuesOf(rule: AccountRule | undefined): ContestValues['rule'] {
  if (!rule) return { prefix: '', suffix: '', start: '0', end: '10', extra: '' };
  const { prefix, suffix, range, extra } = rule;
  return {
    prefix,
    suffix,
    start: range ? String(range.start) : '',
    end: range ? String(range.end) : '',
    extra: extra.join(' '),
  };
}

/** The rule as it is stored. Signs that its form needs cannot be part of a name. */
export const ruleTextOf = (rule: ContestValues['rule']): string =>
  Object.entries(rule)
    .map(([part, value]) => `<${part}>${value.replaceAll(/[<>]/g, '').trim()}</${part}>`)
    .join('');

/** What is sent. */
export function draftOf(values: ContestValues) {
  const { hasPassword: _, sealChoice: __, pauses: ___, rule, awards, starAccount, startTime, endTime, ...same } = values;
  return {
    ...same,
    // The contract refuses what is not there.
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    sealRankTime: sealTimeOf(values),
    accountLimitRule: values.openAccountLimit ? ruleTextOf(rule) : null,
    starAccount: [...starAccount],
    awardConfigList: values.awardType === 0 ? [] : awards.map((award, priority) => ({ ...award, priority })),
  };
}

export type FieldName = keyof ContestValues;
/** The message of each field that cannot be saved: a phrase of the form. */
export type Faults = Partial<Record<FieldName, Fault>>;
export type Fault =
  | 'titleRule'
  | 'descriptionRule'
  | 'timeRule'
  | 'timeRequired'
  | 'sealRule'
  | 'accountRule'
  | 'awardRule'
  | 'pwdRule'
  | 'notValid';

const fields: Record<string, FieldName> = { sealRankTime: 'sealChoice', accountLimitRule: 'rule', awardConfigList: 'awards' };
const faults: Partial<Record<FieldName, Fault>> = {
  title: 'titleRule',
  description: 'descriptionRule',
  startTime: 'timeRequired',
  endTime: 'timeRule',
  sealChoice: 'sealRule',
  rule: 'accountRule',
  awards: 'awardRule',
  pwd: 'pwdRule',
};

/** The rules themselves stand in the contract. */
export function faultsOf(values: ContestValues, cid: number | undefined): Faults {
  const draft = draftOf(values);
  const { error } = cid === undefined ? ContestDraft.safeParse(draft) : ContestChange.safeParse({ ...draft, id: cid });
  const found: Faults = {};
  for (const { path } of error?.issues ?? []) {
    const name = String(path[0]);
    const field = fields[name] ?? (name as FieldName);
    found[field] = faults[field] ?? 'notValid';
  }
  if (values.auth !== contestAccess.public && !values.pwd && !values.hasPassword) found.pwd = 'pwdRule';
  if (!values.endTime) found.endTime = 'timeRequired';
  return found;
}

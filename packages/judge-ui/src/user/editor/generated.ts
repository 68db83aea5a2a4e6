import { type ErrorCode, MOST_IMPORTED_USERS, displayText } from '@oj/contract';

/** The form values of a generation of users. */
export interface WantedUsers {
  prefix: string;
  suffix: string;
  from: string;
  to: string;
  length: string;
}

export const firstWanted: WantedUsers = { prefix: 'team', suffix: '', from: '1', to: '30', length: '10' };

type Phrase = 'affixRule' | 'numberRule' | 'orderRule' | 'countRule' | 'lengthRule' | 'nameRule';
export type WantedFaults = Partial<Record<keyof WantedUsers, Phrase>>;

const MOST_AFFIX_CHARACTERS = 15;
const MOST_NAME_CHARACTERS = 20;
const GREATEST_NUMBER = 999_999;
const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 25;

/** Errors of the form values, by field. */
export function faultsOf(wanted: WantedUsers): WantedFaults {
  const faults: WantedFaults = {};
  for (const affix of ['prefix', 'suffix'] as const)
    if (!displayText(MOST_AFFIX_CHARACTERS).safeParse(wanted[affix]).success) faults[affix] = 'affixRule';
  for (const end of ['from', 'to'] as const) if (!isWithin(wanted[end], 0, GREATEST_NUMBER)) faults[end] = 'numberRule';
  if (!isWithin(wanted.length, SHORTEST_PASSWORD, LONGEST_PASSWORD)) faults.length = 'lengthRule';
  if (faults.from || faults.to) return faults;
  const { last, count } = namesOf(wanted);
  if (count < 1) faults.to = 'orderRule';
  else if (count > MOST_IMPORTED_USERS) faults.to = 'countRule';
  else if (!faults.prefix && !faults.suffix && last.length > MOST_NAME_CHARACTERS) faults.prefix = 'nameRule';
  return faults;
}

/** The first and the last name, and how many there are; only for numbers that are numbers. */
export function namesOf({ prefix, suffix, from, to }: WantedUsers): { first: string; last: string; count: number } {
  const nameOf = (number: number) => `${prefix.trim()}${number}${suffix.trim()}`;
  return { first: nameOf(Number(from)), last: nameOf(Number(to)), count: Number(to) - Number(from) + 1 };
}

/** The field that each error code of the server belongs to. */
export const fieldOfError: Partial<Record<ErrorCode, keyof WantedUsers>> = {
  'users.numbers': 'to',
  'users.nameTooLong': 'prefix',
  'register.usernameForm': 'prefix',
  'register.usernameTaken': 'prefix',
};

const isWithin = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

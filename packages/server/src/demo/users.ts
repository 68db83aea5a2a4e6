import type { users } from '../features/account/account.table';
import { usernameKeyOf } from '../features/account/account.rules';
import { Chance } from './chance';
import type { DemoOptions } from './options';
import { hardNicknames, hardSchools, hardUsernames, schools, type Script, scripts, signatures, titles } from './text';

const DAY_MS = 86_400_000;
const LONGEST_NAME = 20;
const ALL_USERS = 300;
const LEAST_USERS = 60;

export type DemoUser = Omit<typeof users.$inferInsert, 'passwordHash'>;

/** How the first of them may act; the others are ordinary users. */
const staff = { organiser: 0, setter: 1 } as const;
export const ORGANISER = staff.organiser;
export const SETTER = staff.setter;

const shares: readonly (readonly [Script, number])[] = [
  ['latin', 34],
  ['accents', 6],
  ['chinese', 30],
  ['japanese', 4],
  ['korean', 4],
  ['arabic', 5],
  ['hebrew', 2],
  ['devanagari', 4],
  ['cyrillic', 4],
  ['greek', 2],
  ['thai', 2],
  ['emoji', 3],
];

/** Users who have come within the last year. The first organises contests, the second sets problems. */
export function makeUsers({ seed, now, scale }: DemoOptions): DemoUser[] {
  const chance = new Chance(seed * 16 + 1);
  const names = usernames(chance, Math.max(LEAST_USERS, Math.round(ALL_USERS * scale)));
  return names.map((username, place) => {
    const isStaff = Object.values<number>(staff).includes(place);
    const joined = now.getTime() - Math.floor((isStaff ? 1 : 0.02 + 0.98 * chance.fraction()) * 370 * DAY_MS);
    const [titleName, titleColor] = chance.happens(0.12) ? chance.pick(titles) : [];
    return {
      username,
      usernameKey: usernameKeyOf(username),
      role: place === staff.organiser ? 1001 : place === staff.setter ? 1008 : chance.happens(0.01) ? 1003 : 1002,
      status: !isStaff && chance.happens(0.03) ? 1 : 0,
      nickname: nickname(chance),
      school: chance.happens(0.25) ? null : chance.happens(0.08) ? chance.pick(hardSchools) : chance.pick(schools),
      gender: chance.pick(['secrecy', 'secrecy', 'female', 'male'] as const),
      signature: chance.happens(0.2) ? chance.pick(signatures) : null,
      titleName: titleName ?? null,
      titleColor: titleColor ?? null,
      createdAt: new Date(joined),
      lastLoginAt: new Date(now.getTime() - Math.floor(chance.fraction() ** 3 * (now.getTime() - joined))),
    };
  });
}

/** Usernames, no two of which a reader would take for the same person. */
function usernames(chance: Chance, count: number): string[] {
  const names = new Map<string, string>();
  const take = (name: string) => void (names.has(usernameKeyOf(name)) || names.set(usernameKeyOf(name), name));
  ['organiser', 'setter', ...hardUsernames].forEach(take);
  while (names.size < count) {
    const name = nameIn(chance, chance.weighted(shares));
    take(names.has(usernameKeyOf(name)) ? `${name}${chance.integer(2, 99)}` : name);
  }
  return [...names.values()].slice(0, count);
}

function nameIn(chance: Chance, script: Script): string {
  const { first, second } = scripts[script];
  const joint = script === 'latin' ? chance.pick(['', '', '_', '-']) : '';
  const pair = `${chance.pick<string>(first)}${joint}${chance.pick<string>(second)}`.normalize('NFKC');
  return pair.length > LONGEST_NAME - 2 ? chance.pick<string>(second) : pair;
}

function nickname(chance: Chance): string | null {
  if (chance.happens(0.35)) return null;
  if (chance.happens(0.08)) return chance.pick(hardNicknames);
  const { first, second } = scripts[chance.weighted(shares)];
  return `${chance.pick<string>(first)} ${chance.pick<string>(second)}`.slice(0, LONGEST_NAME);
}

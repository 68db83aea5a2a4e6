import { ApiError, type NameFault, GROUP_CODE_CHARACTERS, groupAuths, LEAST_JOIN_REASON_CHARACTERS, type Switches } from '@oj/contract';
import { usernameKeyOf } from '../account/account.rules';
import type { groups } from './group.table';
import { checkAccepted } from '../../api/fewAccepted';

/** What the switches ask of a user who creates a group. @throws ApiError */
export function checkGroupQuota(
  { accepted, owned, created }: { accepted: number; owned: number; created: number },
  { defaultCreateGroupACInitValue, defaultCreateGroupDailyLimit, defaultCreateGroupLimit }: Switches,
) {
  checkAccepted('group.tooFewAccepted', accepted, defaultCreateGroupACInitValue);
  if (created >= defaultCreateGroupDailyLimit) throw new ApiError('group.tooManyToday');
  if (owned >= defaultCreateGroupLimit) throw new ApiError('group.tooMany');
}

/** The users behind usernames. @param known id of a user by key of the username */
export function readNames(usernames: readonly string[], known: ReadonlyMap<string, number>) {
  const seen = new Set<string>();
  const userIds: number[] = [];
  const faults: NameFault[] = [];
  for (const [at, username] of usernames.entries()) {
    const key = usernameKeyOf(username.trim());
    const userId = known.get(key);
    if (seen.has(key)) faults.push({ row: at + 1, code: 'twice' });
    else if (userId === undefined) faults.push({ row: at + 1, code: 'unknown' });
    else userIds.push(userId);
    seen.add(key);
  }
  return { userIds, faults };
}

type Joined = Pick<typeof groups.$inferSelect, 'auth' | 'code'>;
interface Application {
  code?: string | null | undefined;
  reason?: string | null | undefined;
}

/** Whether a code was given that can be right or wrong: a guess. */
export const isGuess = ({ auth }: Pick<Joined, 'auth'>, { code }: Application) =>
  auth === groupAuths.private && code?.length === GROUP_CODE_CHARACTERS;

/** Checks what a group asks of users who join or apply. @throws ApiError */
export function checkApplication({ auth, code }: Joined, given: Application) {
  if (auth === groupAuths.public) return;
  if ((given.reason ?? '').length < LEAST_JOIN_REASON_CHARACTERS) throw new ApiError('group.reasonRequired');
  if (auth === groupAuths.private && (code === null || given.code !== code)) throw new ApiError('group.codeWrong');
}

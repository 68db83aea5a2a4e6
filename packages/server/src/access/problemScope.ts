import { type ApplyProgress, applyProgress, problemVisibilities } from '@oj/contract';
import { type Caller, isAdmin, mayDo } from './caller';
import { managesThing, type Management, type OwnedThing } from './groupPolicy';
import type { InGroup } from './groupScope';

/** What of a problem decides who may do what with it. */
export interface ProblemFacts extends OwnedThing {
  /** One of `problemVisibilities`. */
  auth: number;
  /** How the request of a group to make it public stands. Missing where nobody looks at the problem because of that. */
  applyPublicProgress?: ApplyProgress | null;
}

/**
 * What a caller may do with a problem, outside contests and trainings. `know`: learn that there is one. `read`: read and solve it. `inspect`:
 * see what readers do not, such as test data. `review`: decide whether a problem of a group becomes public.
 */
type ProblemPower = 'know' | 'read' | 'inspect' | 'change' | 'review';
export type ProblemPowers = Record<ProblemPower, boolean>;

/** The problems that a call is for: those of the site, those of groups, or both. */
export type CallsOf = 'site' | 'group' | 'either';

/** On the site, authors need the back office, too: a problem that a group has given away is the site's. */
const management: Management = { permission: 'problem_publish', action: 'changeProblem' };

/** @param group that was opened for the caller. Undefined: there is none, or the caller may not know of it. */
export function powersOverProblem(caller: Caller | undefined, problem: ProblemFacts, group?: InGroup<Caller | undefined>): ProblemPowers {
  const isOfSite = problem.groupId === null;
  const own = group?.group.id === problem.groupId ? group : undefined;
  const change = managesThing(caller, problem, own, management) && (!isOfSite || isAdmin(caller));
  const review = !isOfSite && problem.applyPublicProgress === applyProgress.applied && mayDo(caller, 'problem_publish');
  const isShown = problem.auth === problemVisibilities.public && (isOfSite || !!own?.powers.read);
  const seesHidden = isOfSite && (isAdmin(caller) || caller?.id === problem.authorId);
  const read = isShown || seesHidden || change || review;
  return { know: read || !!own?.powers.manage, read, inspect: change || review, change, review };
}

/** Whether the caller may change a problem where it is listed: on the site those of the site, in a group those of that group. */
export const mayChangeThere = (caller: Caller, problem: ProblemFacts, group: InGroup<Caller | undefined> | undefined) =>
  problem.groupId === (group?.group.id ?? null) && powersOverProblem(caller, problem, group).change;

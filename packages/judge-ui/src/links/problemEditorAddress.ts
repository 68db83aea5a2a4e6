import { groupAddress, groupProblemFormAddress } from './groupAddress';

/** Where problems of the site, or of a group, are looked after. */
export const editedProblemsAddress = (gid: number | undefined) =>
  gid === undefined ? '/admin/problems' : `${groupAddress(gid, 'problem')}?list=all`;

/** The form of a problem; without a number, of a new one. */
export function problemFormAddress(gid: number | undefined, pid?: number) {
  if (gid !== undefined) return groupProblemFormAddress(gid, pid);
  return pid === undefined ? '/admin/problem/create' : `/admin/problem/edit/${pid}`;
}

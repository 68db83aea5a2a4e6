import type { Group } from '@oj/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { groupAdminAddress } from '../links/groupAddress';
import { useTitle } from '../site/useSite';

/** What is administered: the whole site in the back office, or one group. Calls, links and cached answers depend on it. */
export interface AdminScope {
  /** Keys cached answers: `site`, `group.3`. */
  key: string;
  /** The group; undefined in the back office. */
  gid: number | undefined;
  /** The name of the group, for titles. */
  groupName: string | undefined;
  addresses: {
    trainings: string;
    newTraining: string;
    training: (tid: number) => string;
    trainingProblems: (tid: number) => string;
    trainingCategories: string;
    contests: string;
    newContest: string;
    contest: (cid: number) => string;
    contestProblems: (cid: number) => string;
    newContestProblem: (cid: number) => string;
    contestAnnouncements: (cid: number) => string;
  };
}

const backOffice: AdminScope = {
  key: 'site',
  gid: undefined,
  groupName: undefined,
  addresses: {
    trainings: '/admin/training',
    newTraining: '/admin/training/create',
    training: tid => `/admin/training/${tid}/edit`,
    trainingProblems: tid => `/admin/training/${tid}/problems`,
    trainingCategories: '/admin/training/category',
    contests: '/admin/contest',
    newContest: '/admin/contest/create',
    contest: cid => `/admin/contest/${cid}/edit`,
    contestProblems: cid => `/admin/contest/${cid}/problems`,
    newContestProblem: cid => `/admin/contest/${cid}/problem/create`,
    contestAnnouncements: cid => `/admin/contest/${cid}/announcement`,
  },
};

/** The admin scope of a group. Its members read pages at shorter addresses. */
const groupAdminScope = (gid: number, groupName: string): AdminScope => ({
  key: `group.${gid}`,
  gid,
  groupName,
  addresses: {
    trainings: groupAdminAddress(gid, 'training'),
    newTraining: `/group/${gid}/training/create`,
    training: tid => `/group/${gid}/training/${tid}/edit`,
    trainingProblems: tid => `/group/${gid}/training/${tid}/edit/problems`,
    trainingCategories: `/group/${gid}/training/category`,
    contests: groupAdminAddress(gid, 'contest'),
    newContest: `/group/${gid}/contest/create`,
    contest: cid => `/group/${gid}/contest/${cid}/edit`,
    contestProblems: cid => `/group/${gid}/contest/${cid}/problem`,
    newContestProblem: cid => `/group/${gid}/contest/${cid}/problem/create`,
    contestAnnouncements: cid => `/group/${gid}/contest/${cid}/announcement`,
  },
});

const AdminScopeContext = createContext(backOffice);

/** Makes the pages below administer a group. */
export function GroupAdminScope({ group: { id, name }, children }: { group: Pick<Group, 'id' | 'name'>; children: ReactNode }) {
  const scope = useMemo(() => groupAdminScope(id, name), [id, name]);
  return <AdminScopeContext.Provider value={scope}>{children}</AdminScopeContext.Provider>;
}

/** The admin scope around the page: the back office, unless a `GroupAdminScope` is above. */
export const useAdminScope = () => useContext(AdminScopeContext);

/** Sets the title of a page, in a group with the name of the group. */
export function useAdminTitle(title: string) {
  const { groupName } = useAdminScope();
  useTitle(groupName === undefined ? title : `${title} - ${groupName}`);
}

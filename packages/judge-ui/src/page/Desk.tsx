import type { Group } from '@oj/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { groupDeskAddress } from '../links/groupAddress';
import { useTitle } from '../site/useSite';

/** Where somebody edits: the back office, or a group. Calls, links and cached answers depend on it. */
export interface Desk {
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

const backOffice: Desk = {
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

/** The pages of a group that its members read are at the shorter addresses. */
const groupDesk = (gid: number, groupName: string): Desk => ({
  key: `group.${gid}`,
  gid,
  groupName,
  addresses: {
    trainings: groupDeskAddress(gid, 'training'),
    newTraining: `/group/${gid}/training/create`,
    training: tid => `/group/${gid}/training/${tid}/edit`,
    trainingProblems: tid => `/group/${gid}/training/${tid}/edit/problems`,
    trainingCategories: `/group/${gid}/training/category`,
    contests: groupDeskAddress(gid, 'contest'),
    newContest: `/group/${gid}/contest/create`,
    contest: cid => `/group/${gid}/contest/${cid}/edit`,
    contestProblems: cid => `/group/${gid}/contest/${cid}/problem`,
    newContestProblem: cid => `/group/${gid}/contest/${cid}/problem/create`,
    contestAnnouncements: cid => `/group/${gid}/contest/${cid}/announcement`,
  },
});

const DeskContext = createContext(backOffice);

/** What is edited below belongs to a group. */
export function GroupDesk({ group: { id, name }, children }: { group: Pick<Group, 'id' | 'name'>; children: ReactNode }) {
  const desk = useMemo(() => groupDesk(id, name), [id, name]);
  return <DeskContext.Provider value={desk}>{children}</DeskContext.Provider>;
}

/** The back office, unless a provider above says otherwise. */
export const useDesk = () => useContext(DeskContext);

/** The title of a page; in a group with the name of the group. */
export function useDeskTitle(title: string) {
  const { groupName } = useDesk();
  useTitle(groupName === undefined ? title : `${title} - ${groupName}`);
}

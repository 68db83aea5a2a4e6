import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { contestAddress } from './contestAddress';
import { groupAddress, groupProblemAddress } from './groupAddress';
import { trainingAddress } from './trainingAddress';

/** Where the problems and submissions of a page belong. Links, calls, drafts and cached answers depend on it. */
export interface PageScope {
  /** Keys drafts and cached answers: `site`, `contest.3`, `training.5`, `group.7`. */
  key: string;
  /** The contest; undefined on the pages of practice. */
  cid: number | undefined;
  /** The training; what is submitted in it belongs to practice. */
  tid: number | undefined;
  /** The group. */
  gid: number | undefined;
  addresses: {
    problem: (displayId: string) => string;
    submission: (submitId: number, displayId: string) => string;
    /** All submissions to a problem. */
    solutions: (displayId: string) => string;
    /** The discussions about a problem; undefined: there are none here. */
    discussions: ((displayId: string) => string) | undefined;
  };
}

const solutionsOf = (displayId: string) => `problemID=${encodeURIComponent(displayId)}&completeProblemID=true`;

const site: PageScope = {
  key: 'site',
  cid: undefined,
  tid: undefined,
  gid: undefined,
  addresses: {
    problem: displayId => `/problem/${encodeURIComponent(displayId)}`,
    submission: submitId => `/submission-detail/${submitId}`,
    solutions: displayId => `/status?${solutionsOf(displayId)}`,
    discussions: displayId => `/discussion/${encodeURIComponent(displayId)}`,
  },
};

const contest = (cid: number): PageScope => ({
  key: `contest.${cid}`,
  cid,
  tid: undefined,
  gid: undefined,
  addresses: {
    problem: displayId => `/contest/${cid}/problem/${encodeURIComponent(displayId)}/`,
    submission: (submitId, displayId) => `/contest/${cid}/problem/${encodeURIComponent(displayId)}/submission-detail/${submitId}`,
    solutions: displayId => `${contestAddress(cid, 'submissions')}?${solutionsOf(displayId)}`,
    discussions: undefined,
  },
});

const training = (tid: number, gid: number | null): PageScope => ({
  key: `training.${tid}`,
  cid: undefined,
  tid,
  gid: undefined,
  addresses: { ...site.addresses, problem: displayId => `${trainingAddress({ id: tid, gid })}problem/${encodeURIComponent(displayId)}` },
});

const group = (gid: number): PageScope => ({
  key: `group.${gid}`,
  cid: undefined,
  tid: undefined,
  gid,
  addresses: {
    problem: displayId => groupProblemAddress(gid, displayId),
    submission: submitId => `/group/${gid}/submission-detail/${submitId}`,
    solutions: displayId => `${groupAddress(gid, 'status')}?${solutionsOf(displayId)}`,
    discussions: displayId => `${groupAddress(gid, 'discussion')}/${encodeURIComponent(displayId)}`,
  },
});

/** Where a problem belongs: in a training or an assignment of a group some are of the site. */
export const addressesIn = (gid: number | null) => (gid === null ? site : group(gid)).addresses;

const ScopeContext = createContext(site);

/** The problems and submissions below belong to a contest. */
export function ContestScope({ cid, children }: { cid: number; children: ReactNode }) {
  const scope = useMemo(() => contest(cid), [cid]);
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}

/** The problems below belong to a training. */
export function TrainingScope({ training: { id, gid }, children }: { training: { id: number; gid: number | null }; children: ReactNode }) {
  const scope = useMemo(() => training(id, gid), [id, gid]);
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}

/** The problems and submissions below belong to a group. */
export function GroupScope({ gid, children }: { gid: number; children: ReactNode }) {
  const scope = useMemo(() => group(gid), [gid]);
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}

/** The site, unless a provider above says otherwise. */
export const usePageScope = () => useContext(ScopeContext);

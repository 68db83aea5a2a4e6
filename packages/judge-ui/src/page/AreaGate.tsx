import type { WebsiteConfig } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { errorPhrases } from '../api/errorPhrases';
import { useSite } from '../site/useSite';

/** Parts of the site that a switch closes. */
export type Area = Extract<keyof WebsiteConfig, `open${string}`>;

const refusals = {
  openPublicDiscussion: 'discussion.closed',
  openGroupDiscussion: 'discussion.groupClosed',
  openContestComment: 'comment.contestClosed',
} as const satisfies Partial<Record<Area, keyof typeof errorPhrases.words>>;

export type GatedArea = keyof typeof refusals;

/** A page of an area: while the area is closed, its addresses lead to the first page, which says why. */
export function AreaGate({ area, children }: { area: GatedArea | undefined; children: ReactNode }) {
  const { data: site } = useSite();
  if (!area) return children;
  if (!site) return null;
  return site[area] ? children : <Closed area={area} />;
}

function Closed({ area }: { area: GatedArea }) {
  const toast = useToast();
  const say = usePhrases(errorPhrases);
  useEffect(() => void toast({ tone: 'error', title: say(refusals[area]), topic: area }), [toast, say, area]);
  return <Navigate to="/home" replace />;
}

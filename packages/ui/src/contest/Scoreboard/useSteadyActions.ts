import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardActions } from './board';

/** The host's handlers behind functions that never change, so that a handler written in place does not redraw each row. */
export function useSteadyActions(actions: BoardActions): BoardActions {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const opensTeam = actions.onOpenTeam !== undefined;
  const opensCell = actions.onOpenCell !== undefined;
  const opensProblem = actions.onOpenProblem !== undefined;
  const follows = actions.onToggleConcerned !== undefined;
  const { teamHref } = actions;
  return useMemo(
    () => ({
      onOpenTeam: opensTeam ? standing => newest.current.onOpenTeam?.(standing) : undefined,
      onOpenCell: opensCell ? (...place) => newest.current.onOpenCell?.(...place) : undefined,
      onOpenProblem: opensProblem ? problem => newest.current.onOpenProblem?.(problem) : undefined,
      onToggleConcerned: follows ? (...choice) => newest.current.onToggleConcerned?.(...choice) : undefined,
      teamHref,
    }),
    [opensTeam, opensCell, opensProblem, follows, teamHref],
  );
}

import { type ComponentProps, useEffect, useState } from 'react';
import type { To, unstable_HistoryRouter } from 'react-router-dom';

type History = ComponentProps<typeof unstable_HistoryRouter>['history'];

type Hold = (proceed: () => void) => void;
/** What holds navigations back, such as forms with unsaved changes. The latest gets the navigation, to continue it later. */
const holds: Hold[] = [];

/** Holds back navigations to other paths while `isHolding`. `proceed` continues the one that is held, `stay` drops it. */
export function useHeldNavigation(isHolding: boolean) {
  const [proceed, setProceed] = useState<() => void>();
  useEffect(() => {
    if (!isHolding) return;
    const hold: Hold = held => setProceed(() => held);
    holds.push(hold);
    return () => void holds.splice(holds.indexOf(hold), 1);
  }, [isHolding]);
  return { proceed, stay: () => setProceed(undefined) };
}

/**
 * A history whose navigations `useHeldNavigation` can hold back. react-router does this on a data router only, and that weighs 17 KB on
 * every first visit. Back and Forward have already changed the address when the browser reports them: they are undone first.
 */
export function guardedHistory(history: History): History {
  const start = (to: To, navigate: () => void) => {
    const pathname = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname;
    const hold = holds.at(-1);
    if (hold && pathname && pathname !== history.location.pathname) hold(navigate);
    else navigate();
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => start(to, () => history.push(to, state)),
    replace: (to, state) => start(to, () => history.replace(to, state)),
    listen: listener => {
      let { pathname } = history.location;
      let isUndoing = false;
      let isProceeding = false;
      return history.listen(update => {
        if (isUndoing) {
          isUndoing = false;
          return;
        }
        const { action, delta, location } = update;
        const hold = isProceeding ? undefined : holds.at(-1);
        isProceeding = false;
        if (hold && action === 'POP' && delta && location.pathname !== pathname) {
          isUndoing = true;
          history.go(-delta);
          hold(() => {
            isProceeding = true;
            history.go(delta);
          });
          return;
        }
        ({ pathname } = location);
        listener(update);
      });
    },
  };
}

import { type ComponentProps, useEffect, useState } from 'react';
import type { To, unstable_HistoryRouter } from 'react-router-dom';

type History = ComponentProps<typeof unstable_HistoryRouter>['history'];

/** Set while a page holds navigations back. It gets the navigation, to continue it later. */
let hold: ((proceed: () => void) => void) | undefined;

/** Holds back navigations to other paths while `isHolding`. `proceed` continues the one that is held, `stay` drops it. */
export function useHeldNavigation(isHolding: boolean) {
  const [proceed, setProceed] = useState<() => void>();
  useEffect(() => {
    if (!isHolding) return;
    hold = held => setProceed(() => held);
    return () => {
      hold = undefined;
    };
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
      return history.listen(update => {
        if (isUndoing) {
          isUndoing = false;
          return;
        }
        const { action, delta, location } = update;
        if (hold && action === 'POP' && delta && location.pathname !== pathname) {
          isUndoing = true;
          history.go(-delta);
          hold(() => {
            hold = undefined;
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

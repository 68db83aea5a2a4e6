import type { UserInfo } from '@oj/contract';
import { ToastProvider, useLocale } from '@oj/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { UNSAFE_createMemoryHistory, unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';
import { AccountDialogs } from '../account/AccountDialogs';
import { LiveProvider } from '../live/LiveProvider';
import { fakeSession } from './fakeSession';
import { guardedHistory } from '../session/guardedHistory';
import { SessionProvider } from '../session/SessionProvider';
import { ApiProvider } from '../api/ApiProvider';
import { PageCache } from '../api/PageCache';
import { learnErrors } from '../api/errorPhrases';
import { moreSentences } from '../api/moreErrorSentences';
import { type Answers, fakeApi } from './fakeApi';
import { ownPractice } from './homeSamples';
import { classifiedTags, sampleUser, noneUnread, onePage, recentProblems, site, solvers, week } from './samples';

learnErrors(moreSentences);

export interface Surroundings {
  /** What the API answers, besides the site and its tags. */
  answers?: Answers;
  /** Undefined: the reader is a visitor. */
  user?: UserInfo | undefined;
  /** Default `/`. */
  address?: string;
}

function StoryFrame({ answers = {}, user, address = '/', children }: Surroundings & { children: ReactNode }) {
  const locale = useLocale();
  const [history] = useState(() => guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true })));
  const [session] = useState(() => fakeSession(user));
  const [cache] = useState(() => new PageCache({ defaultOptions: { queries: { retry: false } } }));
  const [api] = useState(() =>
    fakeApi({
      ...answers,
      site: { config: async () => site, ...answers.site },
      account: { authInfo: async () => ({ roles: user?.roleList ?? [], permissions: null }), ...answers.account },
      tag: { classified: async () => classifiedTags, ...answers.tag },
      problem: { recent: async () => recentProblems, ...answers.problem },
      problemCheck: { state: async () => ({ programs: [], checks: [], faults: [] }), ...answers.problemCheck },
      referenceSolution: { list: async () => [], ...answers.referenceSolution },
      practice: { own: async () => ownPractice(), ...answers.practice },
      assignment: { due: async () => onePage([]), ...answers.assignment },
      message: { unread: async () => noneUnread, ...answers.message },
      home: {
        carousel: async () => [],
        recentContests: async () => [],
        otherContests: async () => [],
        recentSolvers: async () => solvers,
        week: async () => week,
        ...answers.home,
      },
    }),
  );
  return (
    <SessionProvider value={session}>
      <ApiProvider value={api}>
        <QueryClientProvider client={cache}>
          <ToastProvider>
            <LiveProvider>
              <HistoryRouter history={history}>
                <AccountDialogs>
                  <Address locale={locale}>{children}</Address>
                </AccountDialogs>
              </HistoryRouter>
            </LiveProvider>
          </ToastProvider>
        </QueryClientProvider>
      </ApiProvider>
    </SessionProvider>
  );
}

/** Shows the address that the links led to, for the play function to read. */
function Address({ locale, children }: { locale: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <div data-address={pathname + search} lang={locale}>
      {children}
    </div>
  );
}

/** Who reads, as the viewer toolbar of the Storybook says; nobody for a visitor. */
const readerOf = (viewer: unknown): UserInfo | undefined => {
  if (viewer === 'visitor') return undefined;
  return viewer === 'contestAdmin' || viewer === 'root' ? { ...sampleUser, roleList: [viewer === 'root' ? 'root' : 'admin'] } : sampleUser;
};

/**
 * Decorator with everything that a composition needs around it, on the fake API. A function is called each time the story is shown, with
 * the reader that the toolbar chooses.
 */
export const withFrame =
  (surroundings: Surroundings | ((reader: UserInfo | undefined) => Surroundings)): Decorator =>
  (Story, { globals }) => (
    <StoryFrame
      key={String(globals.viewer)}
      {...(typeof surroundings === 'function' ? surroundings(readerOf(globals.viewer)) : surroundings)}
    >
      <Story />
    </StoryFrame>
  );

/** The address that the story is at. */
export const addressIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-address]')?.getAttribute('data-address');

/** An answer that never comes. */
export const never = () => new Promise<never>(() => undefined);

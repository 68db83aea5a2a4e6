import { ApiError, createClient, overHttp, publicContract } from '@oj/contract';
import { type Api, browserSession, lazyApi, loadMoreErrors, PageCache } from '@oj/judge-ui';
import { MutationCache, QueryCache, type QueryKey } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '@oj/ui/fonts.css';
import '@oj/ui/tokens.css';
import '@oj/ui/global.css';
import { App } from './App';
import { keepPlace } from './keepPlace';
import { firstLocale } from './preferences';
import { learn } from './wordings';
import { ADMIN_REFUSED, ROLES_KEY, SESSION_LOST } from './SessionGuard';

const MOST_RETRIES = 2;

keepPlace();

let locale = firstLocale(location.search, localStorage, navigator.language);
const session = browserSession();
const overWire = overHttp({ base: '/api', credential: session, language: () => locale });
/** Ids of the calls of the back office that were refused. */
const refusedAdminCalls = new Set<string | null>();
/** Ids of refused calls whose credential was not that of the session any more when the refusal came. */
const outdatedCalls = new Set<string | null>();
let sentences: Promise<void> | undefined;
/** What is said of rare refusals. Without the network, the server's own words have to do. */
const knowRareRefusals = () => (sentences ??= loadMoreErrors().then(learn, () => void (sentences = undefined)));
const send: typeof overWire = async (endpoint, ...call) => {
  const credential = session.get();
  // Whoever changes something may be told why not, also in an answer that is no refusal.
  const [response] = await Promise.all([overWire(endpoint, ...call), endpoint.method !== 'GET' && knowRareRefusals()]);
  if (!response.ok) await knowRareRefusals();
  if (response.status === 401 && session.get() !== credential) outdatedCalls.add(response.headers.get('x-request-id'));
  if (response.status === 403 && endpoint.path.startsWith('/admin/')) refusedAdminCalls.add(response.headers.get('x-request-id'));
  return response;
};
/** Keeps what was fetched; what could not be fetched is fetched again when it is asked for. */
function fetchedOnce(load: () => Promise<Partial<Api>>) {
  let kept: Promise<Partial<Api>> | undefined;
  return () => {
    kept ??= load();
    kept.catch(() => (kept = undefined));
    return kept;
  };
}
const contests = fetchedOnce(() => import('./contestClient').then(({ openContestClient }) => openContestClient(send)));
const whole = fetchedOnce(() => import('./wholeClient').then(({ openWholeClient }) => openWholeClient(send)));
const api = lazyApi(createClient(publicContract, send), noun => (noun === 'contest' ? contests() : whole()));

const isOfRoles = (key: QueryKey | undefined) => ROLES_KEY.every((part, place) => key?.[place] === part);

/**
 * After a 403 the roles may have changed and are read again: at once, or by `SessionGuard` when it has dealt with a refused call of the back
 * office. After a 401 the session is over, unless another one has begun since the call was sent.
 */
function noticeRefusal(reason: unknown, of?: QueryKey) {
  if (!(reason instanceof ApiError) || session.get() === undefined) return;
  if (reason.requestId !== undefined && refusedAdminCalls.delete(reason.requestId)) {
    dispatchEvent(new CustomEvent(ADMIN_REFUSED, { detail: reason }));
  } else if (reason.status === 403 && !isOfRoles(of)) void cache.invalidateQueries({ queryKey: ROLES_KEY });
  if (reason.status !== 401 || (reason.requestId !== undefined && outdatedCalls.delete(reason.requestId))) return;
  session.end();
  dispatchEvent(new Event(SESSION_LOST));
}

const isTransient = (reason: unknown) => reason instanceof ApiError && (reason.status === 0 || reason.status === 503);
const cache = new PageCache({
  queryCache: new QueryCache({ onError: (reason, { queryKey }) => noticeRefusal(reason, queryKey) }),
  mutationCache: new MutationCache({ onError: reason => noticeRefusal(reason) }),
  defaultOptions: { queries: { staleTime: 5_000, retry: (count, reason) => count < MOST_RETRIES && isTransient(reason) } },
});

const root = document.getElementById('root');
if (!root) throw new Error('there is no #root to render into');
createRoot(root).render(<App api={api} session={session} cache={cache} onLocaleChange={chosen => void (locale = chosen)} />);

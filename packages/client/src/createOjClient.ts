import { type Client, contract, createClient, type CredentialStore, overHttp } from '@oj/contract';
import { retrying } from './retrying';

export interface OjOptions {
  /** Origin of the site, such as `https://judge.example`; in a page of that site, an empty text. */
  url: string;
  /** An API token, made on the settings page of the site. */
  token?: string;
  /** Where to keep a token that may change, as that of a login does; in place of `token`. */
  credential?: CredentialStore;
  /** Language of titles, statements and refusals. Default `en-US`. */
  language?: 'zh-CN' | 'en-US';
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** How often a call that is safe to repeat is sent again after a failure that may pass. Default 2, at most 5. */
  retries?: number;
  /** Milliseconds for an answer; streams and uploads have no limit. Default 90,000. */
  timeoutMs?: number;
  /** Milliseconds for a file, until all of it is there. Default 300,000. */
  fileTimeoutMs?: number;
}

/** Every call of the API as a function: `client.problem.list({ keyword: 'graph' })`. A refusal is thrown as an `ApiError`. */
export type OjClient = Client<typeof contract>;

const MOST_RETRIES = 5;

/** Makes a client of one site. Works in browsers and in Node. */
export function createOjClient({ url, token, credential, language = 'en-US', retries = 2, ...more }: OjOptions): OjClient {
  const kept = credential ?? keptToken(token);
  const send = overHttp({ ...more, base: `${url.replace(/\/+$/, '')}/api`, credential: kept, language: () => language });
  return createClient(contract, retrying(send, Math.min(Math.max(retries, 0), MOST_RETRIES)));
}

function keptToken(token: string | undefined): CredentialStore {
  let present = token;
  return { get: () => present, set: fresh => void (present = fresh) };
}

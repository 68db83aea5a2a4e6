import { RemoteError } from './remoteError';

/** @throws RemoteError when a site answers with something else. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RemoteError('markup', 'the site answers with something else than JSON');
  }
}

import { ApiError, type ApiScope, type Endpoint } from '@oj/contract';

/** @throws ApiError when an API token with these scopes may not make the call, even one that is open to everybody. */
export function checkScopes(endpoint: Endpoint | undefined, scopes: readonly ApiScope[]) {
  const needed = endpoint?.apiScope ?? 'none';
  if (needed === 'none' || !scopes.includes(needed)) throw new ApiError('apiToken.scope');
}

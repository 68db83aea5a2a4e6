import { ApiError, apiScopeOf, type ApiScope, contract, type Endpoint, endpointsOf } from '@oj/contract';

const needed: ReadonlyMap<Endpoint, ApiScope | undefined> = new Map(
  [...endpointsOf(contract)].map(([noun, name, endpoint]) => [endpoint, apiScopeOf(noun, name, endpoint)]),
);

/** @throws ApiError when an API token with these scopes may not make the call, even one that is open to everybody. */
export function checkScopes(endpoint: Endpoint | undefined, scopes: readonly ApiScope[]) {
  const scope = endpoint && needed.get(endpoint);
  if (!scope || !scopes.includes(scope)) throw new ApiError('apiToken.scope');
}

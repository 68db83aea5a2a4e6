import type { Client, contract } from '@oj/contract';
import { createContext, useContext } from 'react';

/** A client of the whole API. */
export type Api = Client<typeof contract>;

const ApiContext = createContext<Api | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

export function useApi() {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an <ApiProvider> above it.');
  return api;
}

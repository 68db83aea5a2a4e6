import type { Client, publicContract } from '@oj/contract';
import { createContext, useContext } from 'react';

export type Api = Client<typeof publicContract>;

const ApiContext = createContext<Api | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

export function useApi() {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an <ApiProvider> above it.');
  return api;
}

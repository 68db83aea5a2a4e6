import type { Preferences } from '@oj/judge-ui';
import { createContext, useContext } from 'react';

const PreferencesContext = createContext<Preferences | undefined>(undefined);
export const PreferencesProvider = PreferencesContext.Provider;

export function usePreferences() {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a <PreferencesProvider> above it.');
  return preferences;
}

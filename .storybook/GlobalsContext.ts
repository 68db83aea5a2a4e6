import { createContext } from 'react';
import { firstGlobals } from './toolbars';

/** What the toolbars say, for pages of documentation. */
export const GlobalsContext = createContext<Record<string, unknown>>(firstGlobals);

import { createContext } from 'react';

/** The present of the times within a component that was told one; undefined: the clock of this device. */
export const Present = createContext<Date | number | undefined>(undefined);

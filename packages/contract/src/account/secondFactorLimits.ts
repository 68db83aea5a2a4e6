export const RECOVERY_CODES = 10;
/** Minutes for which a session may make calls that ask for a code, once it has shown one. */
export const FACTOR_MINUTES = 15;

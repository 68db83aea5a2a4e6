export const RECOVERY_CODES = 10;
/** After a code was shown, calls that ask for one are open to the session for so long, minutes. */
export const FACTOR_MINUTES = 15;

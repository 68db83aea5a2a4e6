/** What the API tells the launcher: whether another site is switched on. */
export const REMOTE_ON = 'remote on';
export const REMOTE_OFF = 'remote off';

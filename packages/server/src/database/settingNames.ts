/* Names of settings that are written outside the back office. */

/** When the last backup was made: `at`, ISO 8601. */
export const LAST_BACKUP = 'lastBackup';

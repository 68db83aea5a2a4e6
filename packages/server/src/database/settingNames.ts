/* Names of settings that are written or read outside the features of the back office. */

/** When the last backup was made: `at`, ISO 8601. */
export const LAST_BACKUP = 'lastBackup';

/** Name of the setting with the switches and bounds of the site. Judges read it, too. */
export const SWITCHES = 'switches';

/** Which languages are offered, with which factors: `list`, in order. Judges read it, too. */
export const LANGUAGE_SETTINGS = 'languages';

/** Compilers that run in place of those of the system, or beside them: `list`. Judges read it when they start. */
export const CHOSEN_COMPILERS = 'compilers';

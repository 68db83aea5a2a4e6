/** The numbers of the wire protocol by their names. `Status` (status.ts) has those of verdicts, `groupLevels` those of members of a group. */

/** Rules of a contest, and how a problem is scored: `acm` all or nothing, `oi` by points. */
export const contestTypes = { acm: 0, oi: 1 } as const;

/** Who may enter a contest: anybody, whoever has registered with the password, or anybody to read and whoever has the password to submit. */
export const contestAccess = { public: 0, private: 1, protected: 2 } as const;

/** Phase of a contest by the clock of the server. */
export const contestPhases = { scheduled: -1, running: 0, ended: 1 } as const;

/** Who may open a problem: anybody, its setters, or whoever takes part in a contest that has it. */
export const problemVisibilities = { public: 1, private: 2, contest: 3 } as const;

/** Whether a group may be used; the super admin disables one. */
export const groupStatuses = { enabled: 0, disabled: 1 } as const;

/** Whether an announcement or a discussion is shown. */
export const visibilities = { shown: 0, hidden: 1 } as const;

/** Whether a job of the printer of a contest is done. */
export const printStatuses = { waiting: 0, printed: 1 } as const;

export const LEAST_GROUP_NAME_CHARACTERS = 5;
export const MOST_GROUP_NAME_CHARACTERS = 25;
export const LEAST_SHORT_NAME_CHARACTERS = 5;
export const MOST_SHORT_NAME_CHARACTERS = 10;
export const LEAST_BRIEF_CHARACTERS = 5;
export const MOST_BRIEF_CHARACTERS = 50;
export const LEAST_GROUP_DESCRIPTION_CHARACTERS = 5;
export const MOST_GROUP_DESCRIPTION_CHARACTERS = 1_000;
export const GROUP_CODE_CHARACTERS = 6;
export const LEAST_JOIN_REASON_CHARACTERS = 5;
export const MOST_JOIN_REASON_CHARACTERS = 100;

/** Usernames that are put into a group at once. */
export const MOST_ADDED_MEMBERS = 500;

/** Who may join: anybody at once; whoever is accepted; whoever has the code and is accepted. */
export const groupAuths = { public: 1, protected: 2, private: 3 } as const;
export type GroupAuth = (typeof groupAuths)[keyof typeof groupAuths];

/** How a user stands in a group; who has no row there stands at 0. The owner has level 5. */
export const groupLevels = { applying: 1, refused: 2, member: 3, admin: 4, root: 5 } as const;
export type GroupLevel = 0 | (typeof groupLevels)[keyof typeof groupLevels];

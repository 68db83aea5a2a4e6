/**
 * What an API token may do of what its owner may. `read`: look. `submit`: submit, and run custom tests. `write`: everything else that is
 * open to users. `admin`: the back office, as far as the role of the owner goes.
 */
export const apiScopes = ['read', 'submit', 'write', 'admin'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const MOST_API_TOKENS = 20;
export const MOST_TOKEN_NAME_CHARACTERS = 50;
export const LONGEST_TOKEN_DAYS = 366;

/** Where everybody reads of a user. */
export const userAddress = (username: string) => `/user-home?username=${encodeURIComponent(username)}`;

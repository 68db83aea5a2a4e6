/** The address of a user's public page. */
export const userAddress = (username: string) => `/user-home?username=${encodeURIComponent(username)}`;

/** What a user's home shows below their card. */
export const profileTabs = ['profile', 'solved', 'failed'] as const;
export type ProfileTab = (typeof profileTabs)[number];

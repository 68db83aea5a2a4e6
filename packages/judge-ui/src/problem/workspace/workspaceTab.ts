/** The views of a problem. On a wide screen the code stands beside the others and is no tab. */
export const workspaceTabs = ['description', 'code', 'annex', 'mine'] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

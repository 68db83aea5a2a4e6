/** Who looks, from the least that may be done to the most. */
export const viewers = ['visitor', 'user', 'contestAdmin', 'root'] as const;
export type Viewer = (typeof viewers)[number];

/** The viewer that a global of a story names; a user for anything else. */
export const viewerOf = (name: unknown): Viewer => viewers.find(each => each === name) ?? 'user';

/** Whether the viewer has at least the rights of the other. */
export const isAtLeast = (viewer: Viewer, least: Viewer): boolean => viewers.indexOf(viewer) >= viewers.indexOf(least);

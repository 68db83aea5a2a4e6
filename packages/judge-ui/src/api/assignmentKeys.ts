/**
 * Keys of the query cache. What a reader may know differs, so that each has answers of their own. They stand below the nouns because a
 * verdict of a submission makes assignments refetch.
 */
export const assignmentKeys = {
  all: ['assignments'] as const,
  due: ['assignments', 'due'] as const,
  one: (gid: number, id: number) => ['assignments', gid, id] as const,
};

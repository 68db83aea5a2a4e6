/** Keys of the query cache. They stand below the nouns because a verdict of a submission makes problems refetch. */
export const problemKeys = {
  all: ['problem'] as const,
  detail: (scope: string, problemId: string, uid: string | undefined) => ['problem', 'detail', scope, problemId, uid] as const,
  myStatuses: (uid: string | undefined, pids: number[]) => ['problem', 'myStatuses', uid, pids] as const,
};

import { ProblemList, type ProblemListProps, type RenderProblemLink } from '@oj/ui';
import { useCallback, useMemo } from 'react';
import { usePageScope } from '../../links/PageScope';
import { ProblemLink } from '../../links/ProblemLink';
import { useUser } from '../../session/SessionProvider';
import { useMyStatuses, type useProblems } from '../useProblems';

interface ProblemTableProps extends Pick<ProblemListProps, 'label' | 'empty'> {
  list: ReturnType<typeof useProblems>;
  showsTags?: boolean;
}

/** A page of problems of the page's scope, with the reader's own status in the first column. */
export function ProblemTable({ list: { data, isPending, isPlaceholderData }, showsTags = true, ...table }: ProblemTableProps) {
  const isLoggedIn = !!useUser();
  const pids = useMemo(() => data?.records.map(({ pid }) => pid) ?? [], [data]);
  const { data: myStatuses } = useMyStatuses(pids);
  const problems = useMemo(
    () =>
      data?.records.map(({ pid, problemId, title, difficulty, tags, total, ac }) => {
        const status = isLoggedIn ? myStatuses?.[pid]?.status : undefined;
        return { id: pid, displayId: problemId, title, difficulty, tags, total, accepted: ac, status };
      }) ?? [],
    [data, myStatuses, isLoggedIn],
  );
  // GRP-022: a list of a group leads into focus mode.
  const isFocused = usePageScope().gid !== undefined;
  const renderLink = useCallback<RenderProblemLink>(
    ({ displayId }, title) => (
      <ProblemLink problemId={displayId} isFocused={isFocused}>
        {title}
      </ProblemLink>
    ),
    [isFocused],
  );
  return (
    <ProblemList
      {...table}
      problems={problems}
      renderLink={renderLink}
      hiddenColumns={[...(isLoggedIn ? [] : (['status'] as const)), ...(showsTags ? [] : (['tags'] as const))]}
      loading={isPending || isPlaceholderData}
      skeletonRows={12}
    />
  );
}

import { applyProgress } from '@oj/contract';
import { IconButton, Menu, type MenuEntry, theme, usePhrases, useToast } from '@oj/ui';
import { Download, Ellipsis, Eye, GitCompareArrows, Globe, PackageOpen, RotateCcw, SquarePen, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../../links/PageScope';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { ButtonLink } from '../../parts/ButtonLink';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { adminProblemPhrases } from './adminProblemPhrases';
import { type EditedProblem, useDownloads, useProblemMutations } from './useAdminProblems';
import { may } from '../../session/may';

const ExportDialog = lazy(async () => ({ default: (await import('../package/ExportDialog')).ExportDialog }));
const RefreshDialog = lazy(async () => ({ default: (await import('./RefreshDialog')).RefreshDialog }));
const RejudgeProblem = lazy(async () => ({ default: (await import('../../judging/RejudgeProblem')).RejudgeProblem }));

/** The actions of a row that the reader may use. */
export function ProblemRowActions({ row }: { row: EditedProblem }) {
  const say = usePhrases(adminProblemPhrases);
  const { gid } = usePageScope();
  return (
    <Actions>
      {row.mayEdit && (
        <ButtonLink to={problemFormAddress(gid, row.id)} data-size="small" aria-label={`${say('edit')} ${row.problemId}`}>
          <SquarePen aria-hidden /> {say('edit')}
        </ButtonLink>
      )}
      <ProblemMenu row={row} />
    </Actions>
  );
}

/** Those that are behind a button. */
export function ProblemMenu({ row }: { row: EditedProblem }) {
  const say = usePhrases(adminProblemPhrases);
  const user = useUser();
  const toast = useToast();
  const { gid, addresses } = usePageScope();
  const showError = useErrorToast();
  const { remove, applyPublic } = useProblemMutations();
  const download = useDownloads();
  const [asking, setAsking] = useState<'remove' | 'rejudge' | 'export' | 'compare'>();
  const { id: pid, problemId, title } = row;
  const inGroup = gid !== undefined;
  const isApplied = row.applyPublicProgress === applyProgress.applied;
  const isPublic = row.applyPublicProgress === applyProgress.public;
  const apply = () =>
    applyPublic.mutate(
      { pid, isApplied: !isApplied },
      {
        onSuccess: () => toast({ tone: 'success', title: say(isApplied ? 'cancelled' : 'applied', { id: problemId }) }),
        onError: showError,
      },
    );
  const mayRemove = inGroup ? row.mayEdit : may(user, 'problem_publish');
  const page = inGroup && isPublic ? `/problem/${encodeURIComponent(problemId)}` : addresses.problem(problemId);
  const entries: MenuEntry[] = [
    { label: say('view'), icon: <Eye />, link: <Link to={page} /> },
    ...(row.mayEdit ? [{ label: say('download'), icon: <Download />, onSelect: () => download.testData(row) }] : []),
    ...(row.mayEdit && !inGroup ? [{ label: say('export'), icon: <PackageOpen />, onSelect: () => setAsking('export') }] : []),
    ...(row.mayEdit && row.isRemote && !inGroup
      ? [{ label: say('compare'), icon: <GitCompareArrows />, onSelect: () => setAsking('compare') }]
      : []),
    ...(row.mayEdit && inGroup ? [{ label: say(isApplied ? 'cancel' : 'apply'), icon: <Globe />, onSelect: apply }] : []),
    ...(may(user, 'rejudge') ? [{ label: say('rejudge'), icon: <RotateCcw />, onSelect: () => setAsking('rejudge') }] : []),
    ...(mayRemove
      ? ['separator' as const, { label: say('remove'), icon: <Trash2 />, tone: 'danger' as const, onSelect: () => setAsking('remove') }]
      : []),
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={say('more', { id: problemId })} size="small">
            <Ellipsis />
          </IconButton>
        }
        entries={entries}
      />
      <ConfirmDialog
        title={say('removeAsk', { id: problemId })}
        description={say('removeLead', { title })}
        confirm={say('remove')}
        open={asking === 'remove'}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => {
          await remove.mutateAsync(pid);
          toast({ tone: 'success', title: say('removed', { id: problemId }) });
        }}
      />
      {asking === 'export' && (
        <Suspense fallback={null}>
          <ExportDialog problems={[row]} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
      {asking === 'compare' && (
        <Suspense>
          <RefreshDialog problem={row} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
      {asking === 'rejudge' && (
        <Suspense>
          <RejudgeProblem pid={pid} problemId={problemId} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

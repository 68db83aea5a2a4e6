import type { RemoteField } from '@oj/contract';
import { Button, Checkbox, CodeCompare, Dialog, EmptyState, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useErrorToast } from '../../parts/useErrorToast';
import { refreshPhrases } from './refreshPhrases';
import { type EditedProblem, useProblemMutations, useRemoteDifferences } from './useAdminProblems';

interface RefreshDialogProps {
  problem: Pick<EditedProblem, 'id' | 'problemId'>;
  onClose: () => void;
}

/** How a problem of another site differs from what its site shows now, part by part; what is chosen is taken over. */
export function RefreshDialog({ problem: { id: pid, problemId }, onClose }: RefreshDialogProps) {
  const say = usePhrases(refreshPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { refreshRemote } = useProblemMutations();
  const { data, error, refetch } = useRemoteDifferences(pid);
  const [left, setLeft] = useState<ReadonlySet<RemoteField>>(new Set());
  const fields = (data ?? []).map(({ field }) => field).filter(field => !left.has(field));
  const name = (field: RemoteField) => say(field === 'title' ? 'fieldTitle' : field);
  const choose = (field: RemoteField, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(field);
    else next.add(field);
    setLeft(next);
  };
  const take = () =>
    refreshRemote.mutate(
      { pid, fields },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: say('taken', { id: problemId }) });
          onClose();
        },
        onError: showError,
      },
    );
  return (
    <Dialog
      title={say('title', { id: problemId })}
      description={say('lead')}
      width={900}
      open
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          {data && data.length > 0 && (
            <Button tone="primary" disabled={!fields.length} pending={refreshRemote.isPending} onClick={take}>
              {say('take')}
            </Button>
          )}
        </>
      }
    >
      {error && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={240} />}
      {data?.length === 0 && (
        <EmptyState title={say('none')} picture="none">
          {say('noneHint')}
        </EmptyState>
      )}
      <Parts>
        {data?.map(({ field, here, there }) => (
          <li key={field}>
            <Checkbox label={name(field)} checked={!left.has(field)} onCheckedChange={isChosen => choose(field, isChosen === true)} />
            <CodeCompare
              label={say('changes', { field: name(field) })}
              beforeCaption={say('here')}
              afterCaption={say('there')}
              before={here}
              after={there}
              maxHeight={360}
            />
          </li>
        ))}
      </Parts>
    </Dialog>
  );
}

const Parts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`;

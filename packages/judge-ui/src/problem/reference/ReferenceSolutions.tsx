import { type ReferenceSolution, Status } from '@oj/contract';
import { Button, Skeleton, theme, usePhrases } from '@oj/ui';
import { Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useLanguages } from '../../language/useLanguages';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { QuietLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import { FormSection } from '../editor/FormSection';
import type { ProblemValues } from '../editor/problemValues';
import { ReferenceDialog } from './ReferenceDialog';
import { ReferenceMatrix } from './ReferenceMatrix';
import { referencePhrases } from './referencePhrases';
import { suggestedLimits } from './suggestedLimits';
import { useReferenceChanges, useReferenceSolutions } from './useReferenceSolutions';

/** Programs of the setters with the verdict that each is meant to get, and what they got in all cases. */
export function ReferenceSolutions({ pid }: { pid: number }) {
  const say = usePhrases(referencePhrases);
  const showError = useErrorToast();
  const { data, error, refetch } = useReferenceSolutions(pid);
  const { remove, run } = useReferenceChanges(pid);
  const [edited, setEdited] = useState<ReferenceSolution | 'new'>();
  const [going, setGoing] = useState<ReferenceSolution>();
  const waiting = data?.filter(({ isWaiting }) => isWaiting).length ?? 0;
  return (
    <FormSection section="solutions" description={say('lead')}>
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={3} />}
      {data?.length === 0 && <QuietLine>{say('none')}</QuietLine>}
      {data && data.length > 0 && <ReferenceMatrix solutions={data} onEdit={setEdited} onRemove={setGoing} />}
      {data && <Suggestion solutions={data} />}
      <Ways>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden /> {say('add')}
        </Button>
        {data && data.length > 0 && (
          <Button pending={run.isPending} disabled={waiting > 0} onClick={() => run.mutate(undefined, { onError: showError })}>
            <Play aria-hidden /> {say('run')}
          </Button>
        )}
        <QuietLine as="output">{waiting > 0 ? say('running', { count: waiting }) : say('unsaved')}</QuietLine>
      </Ways>
      {edited && <ReferenceDialog pid={pid} solution={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        title={say('removeAsk', { name: going?.name ?? '' })}
        confirm={say('removeNow')}
        open={going !== undefined}
        onClose={() => setGoing(undefined)}
        onConfirm={async () => going && (await remove.mutateAsync(going.id))}
      />
    </FormSection>
  );
}

/** Limits by the accepted programs. */
function Suggestion({ solutions }: { solutions: readonly ReferenceSolution[] }) {
  const say = usePhrases(referencePhrases);
  const { setValue } = useFormContext<ProblemValues>();
  const { data: languages } = useLanguages();
  const accepted = solutions.flatMap(({ language, run, expected }) => {
    if (run?.status !== Status.accepted || expected !== Status.accepted) return [];
    const { timeFactor = 1, memoryFactor = 1 } = languages?.find(({ name }) => name === language) ?? {};
    return [{ time: run.time, memory: run.memory, timeFactor, memoryFactor }];
  });
  const limits = suggestedLimits(accepted);
  if (!limits) return null;
  const take = () => {
    setValue('timeLimit', String(limits.timeMs), { shouldDirty: true });
    setValue('memoryLimit', String(limits.memoryMb), { shouldDirty: true });
  };
  return (
    <Ways>
      <QuietLine>{say('suggested', { time: limits.timeMs, memory: limits.memoryMb })}</QuietLine>
      <Button size="small" onClick={take}>
        {say('take')}
      </Button>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;

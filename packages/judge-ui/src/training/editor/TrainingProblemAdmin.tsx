import { type EditedRow, MOST_TRAINING_PROBLEMS, type TrainingEntry } from '@oj/contract';
import { Button, Card, EmptyState, Skeleton, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, Download, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FailedQuery } from '../../api/FailedQuery';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { BackLink } from '../../parts/BackLink';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { AddProblemDialog, firstWanted, ProblemChoice } from '../../problem/editor/AddProblemDialog';
import { importPhrases } from '../../problem/editor/importPhrases';
import { OwnProblemDialog } from '../../problem/editor/OwnProblemDialog';
import { TrainingOrder } from './TrainingOrder';
import { trainingProblemAdminPhrases } from './trainingProblemAdminPhrases';
import { TrainingProblemDialog } from './TrainingProblemDialog';
import { useAdminTrainingProblems, useOpenedTraining, useTrainingProblemMutations } from './useTrainingAdmin';

const ImportProblemDialog = lazy(async () => ({ default: (await import('../../problem/editor/ImportProblemDialog')).ImportProblemDialog }));

const LONGEST_ID = 20;

/** The problems of a training: in which order, what they are called there, and what is said before them. */
export function TrainingProblemAdmin({ tid }: { tid: number }) {
  const say = usePhrases(trainingProblemAdminPhrases);
  useAdminTitle(say('title'));
  const toast = useToast();
  const training = useOpenedTraining(tid);
  const { data, error, refetch } = useAdminTrainingProblems({ tid, queryExisted: true, limit: MOST_TRAINING_PROBLEMS });
  const { add, addOwn, importRemote, remove } = useTrainingProblemMutations(tid);
  const { gid, addresses } = useAdminScope();
  const sayImport = usePhrases(importPhrases);
  const [isAdding, setIsAdding] = useState<'public' | 'own' | 'remote'>();
  const isFull = data && data.total >= MOST_TRAINING_PROBLEMS;
  const [editing, setEditing] = useState<TrainingEntry>();
  const [going, setGoing] = useState<TrainingEntry>();
  return (
    <>
      <AdminHeader
        kicker={
          <BackLink to={addresses.training(tid)}>
            <ArrowLeft aria-hidden /> {training.data?.title ?? say('toTraining')}
          </BackLink>
        }
        title={say('title')}
        description={say('orderLead')}
        actions={
          <>
            {gid === undefined && (
              <Button disabled={isFull} onClick={() => setIsAdding('remote')}>
                <Download aria-hidden /> {sayImport('import')}
              </Button>
            )}
            {gid !== undefined && (
              <Button disabled={isFull} onClick={() => setIsAdding('own')}>
                <Plus aria-hidden /> {say('addOwn')}
              </Button>
            )}
            <Button tone="primary" disabled={isFull} onClick={() => setIsAdding('public')}>
              <Plus aria-hidden /> {say('add')}
            </Button>
          </>
        }
      />
      {!data && !error && <Skeleton shape="block" height={320} />}
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {data?.records.length === 0 && (
        <Card>
          <EmptyState picture="scroll" title={say('none')}>
            {say('noneHint')}
          </EmptyState>
        </Card>
      )}
      {data && data.records.length > 0 && (
        <TrainingOrder tid={tid} problems={data.records} entries={data.entries} onEdit={setEditing} onRemove={setGoing} />
      )}
      <AddProblemDialog
        lead={say('addLead')}
        choice={onChoose => <Choice tid={tid} onChoose={onChoose} />}
        idLabel={say('displayId')}
        adding={add}
        firstId={firstId}
        open={isAdding === 'public'}
        onClose={() => setIsAdding(undefined)}
      />
      {isAdding === 'remote' && (
        <Suspense fallback={null}>
          <ImportProblemDialog importing={importRemote} takesPresent open onClose={() => setIsAdding(undefined)} />
        </Suspense>
      )}
      <OwnProblemDialog idLabel={say('displayId')} adding={addOwn} open={isAdding === 'own'} onClose={() => setIsAdding(undefined)} />
      <TrainingProblemDialog tid={tid} entry={editing} onClose={() => setEditing(undefined)} />
      <ConfirmDialog
        title={say('removeAsk', { id: going?.displayId ?? '' })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={async () => {
          if (going) await remove.mutateAsync(going.pid);
          toast({ tone: 'success', title: say('removed') });
        }}
      />
    </>
  );
}

function Choice({ tid, onChoose }: { tid: number; onChoose: (problem: EditedRow) => void }) {
  const [wanted, setWanted] = useState(firstWanted);
  const list = useAdminTrainingProblems({ ...wanted, tid, queryExisted: false });
  return <ProblemChoice list={list} wanted={wanted} onWantedChange={setWanted} onChoose={onChoose} />;
}

/** Suggested display ID: a problem mostly keeps its own in a training. */
const firstId = ({ problemId }: EditedRow) => problemId.slice(0, LONGEST_ID);

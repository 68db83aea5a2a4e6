import { type EditedRow, MOST_TRAINING_PROBLEMS, type TrainingEntry } from '@oj/contract';
import { Card, EmptyState, Skeleton, usePhrases } from '@oj/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { FailedQuery } from '../../api/FailedQuery';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { useItemName } from '../../page/ItemNames';
import { BackLink } from '../../parts/BackLink';
import { AddProblemDialog, firstWanted, ProblemChoice } from '../../problem/entries/AddProblemDialog';
import { AddEntries, RemoveEntry } from '../../problem/entries/ProblemEntries';
import { TrainingOrder } from './TrainingOrder';
import { trainingProblemAdminPhrases } from './trainingProblemAdminPhrases';
import { TrainingProblemDialog } from './TrainingProblemDialog';
import { useAdminTrainingProblems, useOpenedTraining, useTrainingProblemMutations } from './useTrainingAdmin';

const LONGEST_ID = 20;

/** The problems of a training: in which order, what they are called there, and what is said before them. */
export function TrainingProblemAdmin({ tid }: { tid: number }) {
  const say = usePhrases(trainingProblemAdminPhrases);
  useAdminTitle(say('title'));
  const training = useOpenedTraining(tid);
  useItemName('training', tid, training.data?.title);
  const { data, error, refetch } = useAdminTrainingProblems({ tid, queryExisted: true, limit: MOST_TRAINING_PROBLEMS });
  const changes = useTrainingProblemMutations(tid);
  const { addresses } = useAdminScope();
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
          <AddEntries
            words={trainingProblemAdminPhrases}
            idLabel={say('displayId')}
            isFull={data && data.total >= MOST_TRAINING_PROBLEMS}
            changes={changes}
            adder={state => (
              <AddProblemDialog
                lead={say('addLead')}
                idLabel={say('displayId')}
                firstId={firstId}
                adding={changes.add}
                choice={onChoose => <Choice tid={tid} onChoose={onChoose} />}
                {...state}
              />
            )}
          />
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
      <TrainingProblemDialog tid={tid} entry={editing} onClose={() => setEditing(undefined)} />
      <RemoveEntry words={trainingProblemAdminPhrases} entry={going} remove={changes.remove} onClose={() => setGoing(undefined)} />
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

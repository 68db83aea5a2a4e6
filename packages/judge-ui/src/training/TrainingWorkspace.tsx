import type { Training } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { useScopeRefusal } from '../api/useScopeRefusal';
import { TrainingScope } from '../links/PageScope';
import { FailedPage } from '../page/FailedPage';
import { NotFound } from '../page/NotFound';
import { Page } from '../page/Page';
import { ProblemWorkspace, type ProblemWorkspaceProps } from '../problem/workspace/ProblemWorkspace';
import { TrainingBar } from './TrainingBar';
import { trainingPhrases } from './trainingPhrases';
import { ClosedTraining } from './TrainingShell';
import { useTraining, useTrainingProblems } from './useTrainings';

export interface TrainingWorkspaceProps extends Omit<ProblemWorkspaceProps, 'above' | 'submitRefusal' | 'beforeSubmit'> {
  tid: number;
  /** The group that the address names; a training of another place is not there. */
  gid?: number | undefined;
}

/** A problem of a training: the workspace of practice, with calls, addresses and drafts of the training. */
export function TrainingWorkspace({ tid, gid, ...workspace }: TrainingWorkspaceProps) {
  const say = usePhrases(trainingPhrases);
  const { data: training, error, refetch } = useTraining(tid);
  if (training && gid !== undefined && training.gid !== gid)
    return (
      <Page>
        <NotFound />
      </Page>
    );
  if (training?.powers.read)
    return (
      <TrainingScope training={training}>
        <InTraining training={training} {...workspace} />
      </TrainingScope>
    );
  return (
    <Page aria-busy={(!training && !error) || undefined}>
      {training && <ClosedTraining training={training} />}
      {error && !training && <FailedPage title={say('failed')} error={error} onRetry={refetch} />}
    </Page>
  );
}

/** A visitor who submits is asked to log in, as in practice. */
function InTraining({ training, ...workspace }: Omit<TrainingWorkspaceProps, 'tid' | 'gid'> & { training: Training }) {
  const sayRefusal = useScopeRefusal();
  const { data: problems = none } = useTrainingProblems(training.id);
  const { refusal } = training.powers;
  return (
    <ProblemWorkspace
      {...workspace}
      submitRefusal={refusal === null || refusal === 'login.required' ? undefined : sayRefusal(refusal)}
      above={<TrainingBar training={training} problems={problems} current={workspace.problemId} withTabs={!workspace.focus?.isOn} />}
    />
  );
}

const none: never[] = [];

import { Page, TrainingList } from '@oj/judge-ui';
import { useTrainingQuery } from '../trainingQuery';

export function TrainingsPage() {
  return (
    <Page>
      <TrainingList {...useTrainingQuery()} />
    </Page>
  );
}

import type { Training } from '@oj/contract';
import { TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { trainingAddress, type TrainingTab } from '../links/trainingAddress';
import { DisabledTab } from '../parts/DisabledTab';
import { trainingPhrases } from './trainingPhrases';

const tabs = [undefined, 'problems', 'rank'] as const satisfies readonly (TrainingTab | undefined)[];

interface TrainingTabsProps {
  training: Training;
  tab: TrainingTab | undefined;
}

/** The pages of a training. All but the introduction are out of reach until the reader may read them. */
export function TrainingTabs({ training, tab }: TrainingTabsProps) {
  const say = usePhrases(trainingPhrases);
  return (
    <TabLinks aria-label={say('tabs')}>
      {tabs.map(each => {
        const current = each === tab ? 'page' : undefined;
        if (each !== undefined && !training.powers.read)
          return (
            <DisabledTab key={each} aria-current={current}>
              {say(each)}
            </DisabledTab>
          );
        return (
          <Link key={each ?? ''} to={trainingAddress(training, each)} aria-current={current}>
            {say(each ?? 'overview')}
          </Link>
        );
      })}
    </TabLinks>
  );
}

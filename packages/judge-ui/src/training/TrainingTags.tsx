import type { TrainingRow } from '@oj/contract';
import { Tag, usePhrases } from '@oj/ui';
import { Lock } from 'lucide-react';
import { trainingPhrases } from './trainingPhrases';

/** Who may read a training. */
export function AuthTag({ training: { auth } }: { training: Pick<TrainingRow, 'auth'> }) {
  const say = usePhrases(trainingPhrases);
  if (auth === 'Public') return <Tag tone="success">{say('public')}</Tag>;
  return (
    <Tag tone="danger">
      <Lock aria-hidden size={12} /> {say('private')}
    </Tag>
  );
}

export const CategoryTag = ({ training }: { training: Pick<TrainingRow, 'categoryName' | 'categoryColor'> }) => (
  <Tag color={training.categoryColor}>{training.categoryName}</Tag>
);

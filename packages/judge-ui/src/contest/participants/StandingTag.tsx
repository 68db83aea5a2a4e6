import type { ParticipantStanding } from '@oj/contract';
import { Tag, type TagProps, usePhrases } from '@oj/ui';
import { Ban, Check, EyeOff, type LucideIcon, Star } from 'lucide-react';
import { standingPhrases } from './participantPhrases';

const marks: Record<ParticipantStanding, { Icon: LucideIcon; tone: NonNullable<TagProps['tone']> }> = {
  official: { Icon: Check, tone: 'neutral' },
  unofficial: { Icon: Star, tone: 'accent' },
  hidden: { Icon: EyeOff, tone: 'warning' },
  disqualified: { Icon: Ban, tone: 'danger' },
};

/** How a participant stands in a contest, as a shape and a word. */
export function StandingTag({ standing }: { standing: ParticipantStanding }) {
  const say = usePhrases(standingPhrases);
  const { Icon, tone } = marks[standing];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden /> {say(standing)}
    </Tag>
  );
}

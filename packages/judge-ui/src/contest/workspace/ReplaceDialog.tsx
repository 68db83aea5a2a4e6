import type { Contest } from '@oj/contract';
import { phrases, usePhrases } from '@oj/ui';
import { ConfirmDialog } from '../../parts/ConfirmDialog';

const words = phrases('replaceSubmission', {
  title: { zh: '再次提交这道题？', en: 'Submit this problem once more?' },
  Recent: {
    zh: '你已经提交过这道题。本场比赛以最后一次提交的得分为准，新的提交会取代之前的那次；结果要到解封后才能看到。',
    en: 'You have submitted this problem before. The last submission counts in this contest: the new one takes the place of the earlier one, and results are shown when the board is opened.',
  },
  Highest: {
    zh: '你已经提交过这道题。本场比赛以得分最高的一次提交为准；结果要到解封后才能看到。',
    en: 'You have submitted this problem before. The submission with the highest score counts in this contest; results are shown when the board is opened.',
  },
  confirm: { zh: '提交', en: 'Submit' },
});

interface ReplaceDialogProps {
  /** Which of several submissions counts. */
  counts: Contest['oiRankScoreType'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether a program shall be submitted to a problem that has one already, while nobody sees what either is worth. */
export function ReplaceDialog({ counts, onConfirm, onClose }: ReplaceDialogProps) {
  const say = usePhrases(words);
  return (
    <ConfirmDialog
      title={say('title')}
      description={say(counts)}
      confirm={say('confirm')}
      tone="primary"
      open
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}

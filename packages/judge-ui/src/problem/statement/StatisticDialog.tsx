import { type ProblemDetail, Status } from '@oj/contract';
import { Dialog, EmptyState, phrases, ResultPie, usePhrases } from '@oj/ui';
import { problemPhrases } from '../problemPhrases';

const words = phrases('problemStatistic', {
  noSubmissions: { zh: '还没有人提交过', en: 'Nobody has submitted yet' },
});

interface StatisticDialogProps {
  counts: ProblemDetail['problemCount'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How all submissions of a problem ended. */
export function StatisticDialog({ counts, open, onOpenChange }: StatisticDialogProps) {
  const say = usePhrases(problemPhrases);
  const sayMore = usePhrases(words);
  const slices = [
    { status: Status.accepted, count: counts.ac },
    { status: Status.partialAccepted, count: counts.pa },
    { status: Status.presentationError, count: counts.pe },
    { status: Status.compileError, count: counts.ce },
    { status: Status.runtimeError, count: counts.re },
    { status: Status.wrongAnswer, count: counts.wa },
    { status: Status.timeLimitExceeded, count: counts.tle },
    { status: Status.memoryLimitExceeded, count: counts.mle },
  ];
  return (
    <Dialog title={say('statistic')} width={560} open={open} onOpenChange={onOpenChange}>
      {counts.total ? <ResultPie label={say('statistic')} counts={slices} /> : <EmptyState title={sayMore('noSubmissions')} />}
    </Dialog>
  );
}

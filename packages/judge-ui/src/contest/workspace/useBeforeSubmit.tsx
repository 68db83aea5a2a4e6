import { type Contest, type ContestProblem, contestTypes } from '@oj/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { needsRegistration } from '../useContest';

const EnterDialog = lazy(async () => ({ default: (await import('./EnterDialog')).EnterDialog }));
const ReplaceDialog = lazy(async () => ({ default: (await import('./ReplaceDialog')).ReplaceDialog }));

/** Whether the reader may submit as soon as the password of the contest was right. */
const mayEnter = (contest: Contest) =>
  contest.powers.read && contest.powers.refusal === 'contest.registrationRequired' && needsRegistration(contest);

/** Whether a submission changes a score that its author cannot see. */
const isBlind = ({ type, isSealed, powers }: Contest) => type === contestTypes.oi && isSealed && !powers.pastSeal;

type Question = 'enter' | 'replace';

function questionOf(contest: Contest, problem: ContestProblem | undefined): Question | undefined {
  if (mayEnter(contest)) return 'enter';
  return isBlind(contest) && problem !== undefined && problem.myStatus !== null ? 'replace' : undefined;
}

interface BeforeSubmit {
  /** Asks, and submits when the reader agrees. Undefined: nothing is asked. */
  ask: ((submit: () => void) => void) | undefined;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

/**
 * What a contest asks before a program is submitted: its password of whoever has not entered, and in an OI contest that tells no results whether
 * the program shall count in place of an earlier one.
 */
export function useBeforeSubmit(contest: Contest, problem: ContestProblem | undefined): BeforeSubmit {
  const [asked, setAsked] = useState<{ question: Question; submit: () => void }>();
  const question = questionOf(contest, problem);
  const close = () => setAsked(undefined);
  const goOn = () => {
    close();
    asked?.submit();
  };
  return {
    ask: question && (submit => setAsked({ question, submit })),
    dialog: asked && (
      <Suspense fallback={null}>
        {asked.question === 'enter' ? (
          <EnterDialog contest={contest} onEntered={goOn} onClose={close} />
        ) : (
          <ReplaceDialog counts={contest.oiRankScoreType} onConfirm={goOn} onClose={close} />
        )}
      </Suspense>
    ),
  };
}

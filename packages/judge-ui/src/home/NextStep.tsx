import type { NextProblem } from '@oj/contract';
import { RelativeTime, usePhrases, VerdictSeal } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { problemAddress } from '../links/groupAddress';
import { trainingAddress } from '../links/trainingAddress';
import { ButtonLink } from '../parts/ButtonLink';
import { ownHomePhrases } from './ownHomePhrases';
import { StepCard } from './StepCard';

interface NextStepProps {
  next: NextProblem | null;
  /** Has tried nothing yet. */
  isNew: boolean;
  isTall: boolean;
  /** Something else is more pressing. */
  isSecond: boolean;
}

/** The problem to go on with: the one that is open, the next of a training, or one that was not tried. */
export function NextStep({ next, isNew, isTall, isSecond }: NextStepProps) {
  const say = usePhrases(ownHomePhrases);
  const tone = isSecond ? undefined : 'primary';
  if (!next) {
    return (
      <StepCard
        name={say('next')}
        label={say(isNew ? 'startHere' : 'allDone')}
        title={say(isNew ? 'noProblems' : 'allDoneTitle')}
        isTall={isTall}
        actions={
          <ButtonLink to={isNew ? '/training' : '/contest'} data-tone={tone}>
            {say(isNew ? 'trainings' : 'contests')}
          </ButtonLink>
        }
      />
    );
  }
  const { problemId, title, training, last } = next;
  const act = last ? 'goOn' : isNew ? 'begin' : 'tryIt';
  return (
    <StepCard
      name={say('next')}
      label={<Why next={next} isNew={isNew} />}
      title={
        <bdi>
          {problemId} {title}
        </bdi>
      }
      lead={say('lead')}
      isTall={isTall}
      actions={
        <>
          <ButtonLink to={addressOf(next)} data-tone={tone} aria-label={say(`${act}With`, { id: problemId })}>
            {say(act)} <ArrowRight aria-hidden />
          </ButtonLink>
          {isTall && (
            <ButtonLink to={training ? trainingAddress({ id: training.tid, gid: training.gid }) : '/problem'}>
              {say(training ? 'wholeTraining' : 'allProblems')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Why it is this problem. */
function Why({ next: { last, training }, isNew }: { next: NextProblem; isNew: boolean }) {
  const say = usePhrases(ownHomePhrases);
  if (last) {
    return (
      <>
        {say('goOnLabel')} <VerdictSeal status={last.status} /> <RelativeTime at={last.submittedAt} />
      </>
    );
  }
  const why = say(isNew ? 'startHere' : 'next');
  if (!training) return why;
  return (
    <>
      <span>{why}</span> · <Name>{training.title}</Name>
    </>
  );
}

const addressOf = ({ problemId, gid, training }: NextProblem) =>
  training
    ? `${trainingAddress({ id: training.tid, gid: training.gid })}problem/${encodeURIComponent(problemId)}`
    : problemAddress(problemId, gid);

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
`;

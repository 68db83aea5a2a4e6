import type { Question } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useRef, useState } from 'react';
import { useErrorToast } from '../../parts/useErrorToast';
import { placeOf, type QuestionActs } from './QuestionCard';
import { answerPhrases, questionPhrases } from './questionPhrases';
import { type SentAnswer, useQuestionChanges } from './useQuestions';

/** What an organiser does at the desk. What is done leaves the focus at the next open question, or at the list when there is none. */
export function useDeskActs(cid: number, rows: readonly Question[]) {
  const say = usePhrases(questionPhrases);
  const sayAnswer = usePhrases(answerPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const changes = useQuestionChanges(cid);
  const region = useRef<HTMLElement>(null);
  const [busyId, setBusyId] = useState<number>();
  const [answered, setAnswered] = useState<Question>();
  const [removed, setRemoved] = useState<{ question: Question; replyId: number | undefined }>();

  const focusAfter = (id: number) => {
    const next = nextOpen(rows, id);
    const place = next && document.getElementById(placeOf(next.id));
    (place ?? region.current)?.focus();
  };
  const act = async (id: number, work: () => Promise<unknown>) => {
    setBusyId(id);
    await work().catch(showError);
    setBusyId(undefined);
  };
  const acts: QuestionActs = {
    onAnswer: setAnswered,
    onClaim: ({ id }, claimed) => void act(id, () => changes.claim.mutateAsync({ id, claimed })),
    onAnsweredChange: ({ id }, answered) =>
      void act(id, async () => {
        await changes.setAnswered.mutateAsync({ id, answered });
        if (answered) focusAfter(id);
      }),
    onRemove: (question, replyId) => setRemoved({ question, replyId }),
  };
  /** Refused, the form stays open and says why. */
  const send = async (answer: SentAnswer) => {
    await changes.answer.mutateAsync(answer);
    toast({ tone: 'success', title: sayAnswer(answer.announcement ? 'sentToAll' : 'sent') });
    setAnswered(undefined);
    focusAfter(answer.id);
  };
  const removing = {
    isAsked: removed !== undefined,
    isReply: removed?.replyId !== undefined,
    end: () => setRemoved(undefined),
    confirm: async () => {
      if (!removed) return;
      const { question, replyId } = removed;
      await changes.remove.mutateAsync(replyId ?? question.id);
      toast({ tone: 'success', title: say('removed') });
      if (replyId === undefined) focusAfter(question.id);
    },
  };
  const endAnswer = () => {
    setAnswered(undefined);
    if (answered) document.getElementById(placeOf(answered.id))?.focus();
  };
  return { acts, region, busyId, answered, send, endAnswer, removing };
}

/** The first open question behind this one, else the first of all. */
function nextOpen(rows: readonly Question[], id: number): Question | undefined {
  const open = rows.filter(({ question, id: each }) => question === 'open' && each !== id);
  const place = rows.findIndex(({ id: each }) => each === id);
  return open.find(each => rows.indexOf(each) > place) ?? open[0];
}

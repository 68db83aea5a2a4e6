import type { Contest, QuestionFilter } from '@oj/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useLive } from '../../live/LiveProvider';
import * as pollMs from '../../live/pollMs';
import { useUser } from '../../session/SessionProvider';

export interface DeskFilter {
  /** Default: open ones. */
  filter?: QuestionFilter | undefined;
  /** Display id of the problem that the questions are about. */
  problem?: string | undefined;
  /** Only questions about no problem. */
  general?: true | undefined;
  keyword?: string | undefined;
}

interface Asked extends DeskFilter {
  /** The only question to be listed. */
  id?: number | undefined;
  currentPage: number;
  limit: number;
}

/** A page of the questions of a contest for its organisers, live. */
export function useQuestions(cid: number, asked: Asked) {
  const api = useApi();
  const uid = useUser()?.uid;
  useQuestionsLive(cid);
  return useQuery({
    queryKey: [...contestKeys.questions(cid), 'list', uid, asked],
    queryFn: () => api.question.list({ cid, ...asked }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs.questions,
  });
}

/** One question of a contest, whatever its state; undefined as long as it is not known. */
export function useQuestion(cid: number, id: number | undefined) {
  const api = useApi();
  const uid = useUser()?.uid;
  const { data } = useQuery({
    queryKey: [...contestKeys.questions(cid), 'one', uid, id],
    queryFn: () => api.question.list({ cid, id }),
    enabled: id !== undefined,
  });
  return data?.records[0];
}

/** How many questions of a contest are open, live; undefined for those who do not answer them. */
export function useOpenQuestions(contest: Contest, hasQuestions: boolean): number | undefined {
  const api = useApi();
  const uid = useUser()?.uid;
  const isAsked = hasQuestions && contest.powers.judge;
  useQuestionsLive(isAsked ? contest.id : undefined);
  const { data } = useQuery({
    queryKey: [...contestKeys.questions(contest.id), 'count', uid],
    queryFn: () => api.question.count({ cid: contest.id }),
    enabled: isAsked,
    refetchInterval: pollMs.questions,
  });
  return data?.open;
}

/** Answers that the organisers of a contest have prepared. */
export function usePreparedAnswers(cid: number, isAsked = true) {
  const api = useApi();
  const uid = useUser()?.uid;
  return useQuery({
    queryKey: [...contestKeys.questions(cid), 'answers', uid],
    queryFn: () => api.question.answers({ cid }),
    enabled: isAsked,
  });
}

/** All replies to a question, once the reader asks for them. */
export function useAllReplies(cid: number, commentId: number, isAsked: boolean) {
  const api = useApi();
  const uid = useUser()?.uid;
  const { data } = useQuery({
    queryKey: [...contestKeys.questions(cid), 'replies', uid, commentId],
    queryFn: () => api.comment.replies({ commentId }),
    enabled: isAsked,
  });
  return isAsked ? data : undefined;
}

export interface SentAnswer {
  id: number;
  content: string;
  clientKey: string;
  known: 'open' | 'answered';
  force: boolean;
  announcement?: { title: string; content: string };
}

export function useQuestionChanges(cid: number) {
  const key = contestKeys.questions(cid);
  const claim = useChange(key, (api, given: { id: number; claimed: boolean }) => api.question.claim({ cid, ...given }));
  const answer = useChange(key, (api, given: SentAnswer) => api.question.answer({ cid, ...given }));
  const setAnswered = useChange(key, (api, given: { id: number; answered: boolean }) => api.comment.setAnswered(given));
  const remove = useChange(key, (api, id: number) => api.comment.remove({ id }));
  const changeAnswers = useChange(key, (api, answers: string[]) => api.question.changeAnswers({ cid, answers }));
  return { claim, answer, setAnswered, remove, changeAnswers };
}

function useQuestionsLive(cid: number | undefined) {
  const cache = useQueryClient();
  useLive(cid === undefined ? undefined : `questions:${cid}`, {
    onEvent: () => undefined,
    onGap: () => void (cid !== undefined && cache.invalidateQueries({ queryKey: contestKeys.questions(cid) })),
  });
}

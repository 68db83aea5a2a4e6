import { ApiError, type Question, type UserInfo } from '@oj/contract';
import { commentBy, replyBy } from './commentSamples';
import { contestProblems } from './contestSamples';
import type { Answers } from './fakeApi';
import { onePage } from './samples';

/** A question; `place` is that of its problem, undefined: it is about none. */
export function questionBy(fromName: string, id: number, content: string, place?: number, more: Partial<Question> = {}): Question {
  const { displayId = null, displayTitle = null } = place === undefined ? {} : (contestProblems[place] ?? {});
  return {
    ...commentBy(fromName, id, content, { question: 'open', mayDelete: true }),
    name: fromName,
    realname: null,
    displayId,
    displayTitle,
    time: 60 * id,
    helper: null,
    ...more,
  };
}

/** Questions that are claimed, answered and deleted as the server does it. `tell` is told of each answer. */
export function fakeQuestions(first: Question[], user: UserInfo, tell: (answer: object) => void = () => undefined) {
  let present = first;
  let answers = ['请看题面第二段。'];
  let last = 900;
  const found = (id: unknown) => {
    const question = present.find(each => each.id === id);
    if (!question) throw new ApiError('comment.notFound');
    return question;
  };
  const change = (id: unknown, more: Partial<Question>) => {
    present = present.map(each => (each.id === id ? { ...each, ...more } : each));
  };
  const question: Answers['question'] = {
    list: async ({ filter = 'open', problem, general, keyword, id }) => {
      if (id !== undefined) return onePage(present.filter(each => each.id === id));
      const rows = present.filter(
        each =>
          (filter === 'all' || (filter === 'mine' ? each.helper?.uid === user.uid : each.question === filter)) &&
          (problem === undefined || each.displayId === problem) &&
          (!general || each.displayId === null) &&
          (keyword === undefined || each.content.includes(keyword)),
      );
      return onePage(rows);
    },
    count: async () => ({ open: present.filter(each => each.question === 'open').length, mine: 0 }),
    claim: async ({ id, claimed }) => {
      const { helper } = found(id);
      if (claimed && helper && helper.uid !== user.uid) throw new ApiError('contest.helperTaken');
      change(id, { helper: claimed ? { uid: user.uid, username: user.username } : null });
    },
    answer: async given => {
      const { question: state, helper, replyList, totalReplyNum } = found(given.id);
      if (state === 'answered' && given.known === 'open') throw new ApiError('comment.answered');
      if (!given.force && helper && helper.uid !== user.uid) throw new ApiError('contest.helperTaken');
      tell(given);
      const reply = replyBy(user.username, (last += 1), given.content);
      change(given.id, { question: 'answered', helper: null, replyList: [...replyList, reply], totalReplyNum: totalReplyNum + 1 });
      return { replyId: reply.id };
    },
    answers: async () => ({ answers }),
    changeAnswers: async given => {
      answers = given.answers;
    },
  };
  const comment: Answers['comment'] = {
    setAnswered: async ({ id, answered }) =>
      change(id, { question: answered ? 'answered' : 'open', ...(answered ? { helper: null } : {}) }),
    remove: async ({ id }) => {
      present = present
        .filter(each => each.id !== id)
        .map(each => {
          const replyList = each.replyList.filter(reply => reply.id !== id);
          return { ...each, replyList, totalReplyNum: each.totalReplyNum - each.replyList.length + replyList.length };
        });
    },
  };
  /** Another organiser answers. */
  const answerMeanwhile = (id: number, content: string) =>
    change(id, { question: 'answered', replyList: [replyBy('root', (last += 1), content)], totalReplyNum: 1 });
  return { question, comment, answerMeanwhile };
}

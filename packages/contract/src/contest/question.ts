import * as z from 'zod/mini';
import { Helper } from './balloon';
import { AnnouncementDraft, ContestDisplayId } from './contestShapes';
import { Comment, CommentKey, CommentText } from '../comment';
import { endpoint } from '../api/endpoint';
import { bool, displayText, id, pageOf, paging, text } from '../shapes';

/** Answers that the organisers of one contest keep. */
export const MOST_ANSWERS = 20;
export const MOST_ANSWER_CHARACTERS = 200;
const MOST_KEYWORD_CHARACTERS = 100;

/** What participants ask the organisers of a contest, and what those write there to everybody. */
const Question = z.extend(Comment, {
  name: z.string().check(z.describe('Name of the author as the scoreboard of the contest shows it.')),
  realname: z.nullable(z.string()).check(z.describe('Real name of the author; null if none is stored.')),
  displayTitle: z.nullable(z.string()).check(z.describe('Title of the problem in the contest; null if the question concerns no problem.')),
  time: z.number().check(z.describe('Time of the question on the clock of the contest, in seconds since the start.')),
  helper: z.nullable(Helper).check(z.describe('Organiser who is answering the question; null if nobody has claimed it.')),
});
export type Question = z.infer<typeof Question>;

const QuestionState = z.enum(['open', 'answered']);
const QuestionFilter = z
  .enum(['open', 'mine', 'answered', 'all'])
  .check(
    z.describe(
      'Questions to list: `open`, `mine` (open ones that the caller has claimed), `answered`, or `all`, which also lists what organisers wrote to all participants.',
    ),
  );
export type QuestionFilter = z.infer<typeof QuestionFilter>;

const Answers = z.array(displayText(MOST_ANSWER_CHARACTERS).check(z.minLength(1, 'An answer cannot be empty'))).check(
  z.maxLength(MOST_ANSWERS),
  z.refine(answers => new Set(answers).size === answers.length, 'An answer is listed twice'),
  z.describe('Prepared answers of the contest, in the order in which they are offered.'),
);

/** Who answers the questions of a contest. */
const byJury = { access: 'user', scope: 'contest', needs: 'judge' } as const;
const ofContest = { cid: id };
const byQuestion = { cid: id, id: id.check(z.describe('ID of the question.')) };

/** Questions of a contest for those who answer them. They are asked and read as comments. */
export const question = {
  list: endpoint('GET /contest-questions', {
    summary:
      'Lists the questions of a contest, each with its first replies: open ones first, the oldest first; a list of answered ones newest first. For the jury.',
    access: 'user',
    scope: 'contest',
    needs: 'observe',
    input: z.object({
      ...paging(20),
      ...ofContest,
      filter: z._default(QuestionFilter, 'open'),
      problem: z.optional(ContestDisplayId).check(z.describe('Display ID of a problem: only questions about it.')),
      general: z.optional(bool).check(z.describe('Whether to list only questions about no problem.')),
      keyword: z
        .optional(text(MOST_KEYWORD_CHARACTERS))
        .check(z.describe('Part of the question, or of the username, nickname or real name of its author.')),
      id: z.optional(id).check(z.describe('ID of a question or of one of its replies: lists only that question, whatever its state.')),
    }),
    output: pageOf(Question),
  }),
  count: endpoint('GET /contest-question-count', {
    summary: 'Counts the open questions of a contest. For the jury.',
    ...byJury,
    input: z.object(ofContest),
    output: z.object({
      open: z.number().check(z.describe('Number of open questions, counted up to 1,000.')),
      mine: z.number().check(z.describe('Number of open questions that the caller has claimed, counted up to 1,000.')),
    }),
  }),
  claim: endpoint('PUT /claim-contest-question', {
    summary: 'Assigns a question to the caller, unless another organiser has it, or releases it. Any organiser can release a question.',
    ...byJury,
    input: z.object({ ...byQuestion, claimed: bool }),
  }),
  answer: endpoint('POST /answer-contest-question', {
    summary: 'Answers a question, and announces the answer to all participants if `announcement` is given. Both are stored or neither is.',
    ...byJury,
    access: 'reply_add',
    input: z.object({
      ...byQuestion,
      content: CommentText,
      clientKey: CommentKey,
      announcement: z.optional(AnnouncementDraft).check(z.describe('Announcement to publish together with the answer.')),
      known: QuestionState.check(
        z.describe('State of the question that the caller has seen. The call fails if another organiser has answered it since.'),
      ),
      force: z
        .optional(bool)
        .check(z.describe('Whether to answer even if another organiser has claimed the question or has answered it meanwhile.')),
    }),
    output: z.object({ replyId: id.check(z.describe('ID of the reply.')) }),
  }),
  answers: endpoint('GET /contest-answers', {
    summary: 'Returns the prepared answers of a contest. For the jury.',
    ...byJury,
    input: z.object(ofContest),
    output: z.object({ answers: Answers }),
  }),
  changeAnswers: endpoint('PUT /contest-answers', {
    summary: `Replaces the prepared answers of a contest, at most ${MOST_ANSWERS} of ${MOST_ANSWER_CHARACTERS} characters. For the jury.`,
    ...byJury,
    input: z.object({ ...ofContest, answers: Answers }),
  }),
};

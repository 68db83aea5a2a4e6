import type { ContestPowers, Question } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contestOf, contestProblems } from '../../testing/contestSamples';
import { fakeQuestions, questionBy } from '../../testing/questionSamples';
import { replyBy } from '../../testing/commentSamples';
import { longName, sampleUser, site } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestQuestions } from '../ContestQuestions';
import { ContestShell } from '../ContestShell';
import type { DeskFilter } from './useQuestions';

function Clarifications({ contest }: { contest: Parameters<typeof ContestQuestions>[0]['contest'] }) {
  const [filter, setFilter] = useState<DeskFilter>({});
  return <ContestQuestions contest={contest} filter={filter} page={1} onFilterChange={setFilter} onPageChange={fn()} />;
}

const meta = {
  title: 'Pages/Contest/Clarifications',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'comment', children: contest => <Clarifications contest={contest} /> },
  beforeEach: () => [3, 4, 5].forEach(id => localStorage.removeItem(`oj.comment.${sampleUser.uid}.answer.${id}`)),
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const questions = [
  questionBy('qinglan', 3, '题目 B 的输出要换行吗？', 1, { realname: '林青岚' }),
  questionBy(longName.username, 4, 'x'.repeat(200), undefined, { realname: '林'.repeat(40) }),
  questionBy('loopinvariant', 5, 'Is $n$ at most $10^5$?', 0, { helper: { uid: '1', username: 'root' }, time: 3_900 }),
  questionBy('papercrane', 6, 'May we print?', undefined, {
    question: 'answered',
    replyList: [replyBy('root', 61, 'Yes.', { fromRole: 'root', mayDelete: true })],
    totalReplyNum: 1,
  }),
];

const answered = fn();
let meanwhile: (id: number, content: string) => void = () => undefined;
interface Desk {
  address?: string;
  powers?: Partial<ContestPowers>;
}
const desk = (rows: Question[], { address = '/contest/3/comment', powers = { manage: true } }: Desk = {}) =>
  withFrame(() => {
    answered.mockClear();
    const { question, comment, answerMeanwhile } = fakeQuestions(rows, sampleUser, answered);
    meanwhile = answerMeanwhile;
    return {
      user: sampleUser,
      address,
      answers: {
        site: { config: async () => ({ ...site, openContestComment: true }) },
        contest: {
          info: async () => contestOf({}, powers),
          problems: async () => contestProblems,
          unreadAnnouncements: async () => [],
        },
        question,
        comment,
      },
    };
  });

const byName = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('article', { name: `Question by ${name}` }));

/** The oldest open question first, with its number on the tab; an answer to one participant leads on to the next question. */
export const Answering: Story = {
  decorators: [desk(questions)],
  play: async ({ canvas, userEvent }) => {
    const first = await byName(canvas, 'qinglan');
    await expect(canvas.getByRole('img', { name: '3 open questions' })).toBeVisible();
    await expect(first.getByRole('img', { name: 'Contest time 0:03' })).toBeVisible();
    await expect(first.getByText('林青岚')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Claim' }));
    await expect(await first.findByText('Claimed by me')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Answer' }));
    const text = first.getByRole('textbox', { name: 'Answer' });
    await expect(text).toHaveFocus();
    await userEvent.selectOptions(first.getByRole('combobox', { name: 'Prepared answers' }), 'Read the problem statement.');
    await expect(text).toHaveValue('Read the problem statement.');
    await userEvent.click(first.getByRole('button', { name: 'Send the answer' }));
    await screen.findByText('Answered');
    await expect(answered).toHaveBeenCalledWith(
      expect.objectContaining({ id: 3, content: 'Read the problem statement.', known: 'open', force: false }),
    );
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Question by qinglan' })).toBeNull());
    await expect(await canvas.findByRole('article', { name: `Question by ${longName.username}` })).toHaveFocus();
    await expect(canvas.getByRole('img', { name: '2 open questions' })).toBeVisible();
  },
};

/** An answer to all: its title is proposed, and the question is quoted unless the organiser does not want that. */
export const ToAll: Story = {
  decorators: [desk(questions)],
  play: async ({ canvas, userEvent }) => {
    const first = await byName(canvas, 'qinglan');
    await userEvent.click(first.getByRole('button', { name: 'Answer' }));
    await userEvent.type(first.getByRole('textbox', { name: 'Answer' }), 'Yes.');
    await userEvent.click(first.getByRole('switch', { name: 'Answer to all' }));
    const title = first.getByRole('textbox', { name: 'Title of the announcement' });
    await expect(title).toHaveValue(`B. ${contestProblems[1]?.displayTitle}`);
    await userEvent.clear(title);
    await userEvent.type(title, 'Output of B');
    await userEvent.click(first.getByRole('button', { name: 'Answer to all' }));
    await screen.findByText('Answered, and announced to all');
    await expect(answered).toHaveBeenCalledWith(
      expect.objectContaining({ announcement: { title: 'Output of B', content: '> 题目 B 的输出要换行吗？\n\nYes.' } }),
    );
  },
};

/** Two organisers: the second is told before the answer is sent, and has to want it. */
export const AnotherOrganiser: Story = {
  decorators: [desk(questions)],
  play: async ({ canvas, userEvent }) => {
    const taken = await byName(canvas, 'loopinvariant');
    await expect(taken.getByText('Claimed by root')).toBeVisible();
    await userEvent.click(taken.getByRole('button', { name: 'Answer' }));
    await expect(taken.getByText('root has claimed this question.')).toBeVisible();
    await userEvent.click(taken.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('article', { name: 'Question by loopinvariant' })).toHaveFocus();

    const first = await byName(canvas, 'qinglan');
    await userEvent.click(first.getByRole('button', { name: 'Answer' }));
    await userEvent.type(first.getByRole('textbox', { name: 'Answer' }), 'Yes.');
    meanwhile(3, 'It does not matter.');
    await userEvent.click(first.getByRole('button', { name: 'Send the answer' }));
    const again = await byName(canvas, 'qinglan');
    await expect(await again.findByText('It does not matter.')).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes.');
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.click(again.getByRole('button', { name: 'Send anyway' }));
    await screen.findByText('Answered');
    await expect(answered).toHaveBeenCalledWith(expect.objectContaining({ id: 3, known: 'answered', force: true }));
  },
};

/** Filters; what is answered can be opened again; an answer, or all of a question, is deleted after a confirmation. */
export const Filters: Story = {
  decorators: [desk(questions)],
  play: async ({ canvas, userEvent }) => {
    await byName(canvas, 'qinglan');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Problem' }), 'General');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Answered');
    const done = await byName(canvas, 'papercrane');
    await expect(done.getByText('Yes.')).toBeVisible();
    await userEvent.click(done.getByRole('button', { name: 'Mark as open' }));
    await expect(await canvas.findByText('No question matches')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'All');
    const again = await byName(canvas, 'papercrane');
    await userEvent.click(again.getByRole('button', { name: 'Delete the reply of root' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(again.queryByText('Yes.')).toBeNull());
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Question by papercrane' })).toBeNull());
  },
};

/** The answers that are prepared for this contest: one on each line. */
export const PreparedAnswers: Story = {
  decorators: [desk(questions)],
  play: async ({ canvas, userEvent }) => {
    await byName(canvas, 'qinglan');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit prepared answers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepared answers of this contest' }));
    const text = dialog.getByRole('textbox', { name: 'Prepared answers of this contest' });
    await expect(text).toHaveValue('请看题面第二段。');
    await userEvent.type(text, '\nTwice\nTwice');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Line 3 repeats an earlier one')).toBeVisible();
    await userEvent.type(text, ' not');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    const first = await byName(canvas, 'qinglan');
    await userEvent.click(first.getByRole('button', { name: 'Answer' }));
    await expect(await first.findByRole('option', { name: 'Twice not' })).toBeInTheDocument();
  },
};

/** A message leads to one question. */
export const Linked: Story = {
  decorators: [desk(questions, { address: '/contest/3/comment#comment-6' })],
  play: async ({ canvas, userEvent }) => {
    await byName(canvas, 'papercrane');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Show all questions' }));
    await byName(canvas, 'qinglan');
  },
};

/** Observers read all of it and do nothing. */
export const Observer: Story = {
  decorators: [desk(questions, { powers: { organise: true, observe: true } })],
  play: async ({ canvas, userEvent }) => {
    await byName(canvas, 'qinglan');
    await expect(canvas.queryByRole('img', { name: /open question/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit prepared answers' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'All');
    const done = await byName(canvas, 'papercrane');
    await expect(done.getByText('Yes.')).toBeVisible();
    for (const name of ['Answer', 'Claim', 'Mark as answered', 'Delete', 'Delete the reply of root'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [desk([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No question waits for an answer')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /open question/ })).toBeNull();
  },
};

export const Phone: Story = {
  decorators: [desk(questions)],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    const first = await byName(canvas, 'qinglan');
    await userEvent.click(first.getByRole('button', { name: 'Answer' }));
    await userEvent.click(first.getByRole('switch', { name: 'Answer to all' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  decorators: [desk(questions)],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    const first = within(await canvas.findByRole('article', { name: 'qinglan 的提问' }));
    await userEvent.click(first.getByRole('button', { name: '回答' }));
    await expect(await first.findByRole('option', { name: '请仔细阅读题面。' })).toBeInTheDocument();
  },
};

import { type Announcement, ApiError, type ContestPowers, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftKey } from '../../problem/code/drafts';
import { contestOf, contestProblems, pausedFor } from '../../testing/contestSamples';
import type { Answers } from '../../testing/fakeApi';
import { fakeJudging } from '../../testing/fakeJudging';
import { announcement, sampleUser, languages, onePage, problemDetail, submission } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestWorkspace } from './ContestWorkspace';

const told = `oj.contest.3.told.${sampleUser.uid}`;
const draft = draftKey({ uid: sampleUser.uid, scope: 'contest.3', problemId: 'B' });

const meta = {
  title: 'Pages/Contest problem',
  component: ContestWorkspace,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '820px' } } },
  args: { cid: 3, problemId: 'B', tab: 'description', onTabChange: () => undefined },
  beforeEach: () => [draft, told].forEach(key => localStorage.removeItem(key)),
} satisfies Meta<typeof ContestWorkspace>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = fn<(order: object) => Promise<ReturnType<typeof submission>>>();

type ContestAnswers = NonNullable<Answers['contest']>;

/** `answers` of the contest take the place of the usual ones. */
const inContest = (powers: Partial<ContestPowers> = {}, news: Announcement[] = [], answers: () => ContestAnswers = () => ({})) =>
  withFrame(() => {
    const row = submission(1048576, Status.pending, { cid: 3, displayId: 'B' });
    const judging = fakeJudging(row);
    submit.mockReset().mockImplementation(async () => row);
    return {
      user: sampleUser,
      answers: {
        ...judging.answers,
        submission: { ...judging.answers.submission, submit },
        problem: { languages: async () => languages },
        contest: {
          info: async () => contestOf({}, powers),
          problems: async () => contestProblems,
          problemDetails: async () => ({ ...problemDetail({ source: '', author: '', difficulty: null }), tags: [], typeset: undefined }),
          submissions: async () => onePage([row]),
          unreadAnnouncements: async () => news,
          ...answers(),
        },
      },
    };
  });

/** What is announced is told once, in focus mode, too, where nothing is to be pressed, and goes by itself. */
export const Announced: Story = {
  args: { focus: { isOn: true, keepsBar: true, onChange: () => undefined } },
  decorators: [inContest({}, [announcement(71, '题目 B：n 不超过 200 '.repeat(4)), announcement(70, 'Problem A: blanks')])],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const news = within(await screen.findByRole('region', { name: /^Notifications/ }));
    await expect(await news.findByText('2 contest announcements, the latest:')).toBeVisible();
    await expect(news.getByText(/^题目 B/)).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(told) ?? '[]')).toEqual(['71', '70']);
    await userEvent.click(news.getByRole('button', { name: /^Read/ }));
    await waitFor(() => expect(news.queryByText(/^题目 B/)).toBeNull());
  },
};

/** The same workspace as practice, at the addresses of the contest; what is submitted goes there. What is withheld is not drawn. */
export const Submitting: Story = {
  decorators: [inContest()],
  play: async ({ canvas, userEvent }) => {
    const letters = within(await canvas.findByRole('navigation', { name: 'Problems of the contest' }));
    await expect(await letters.findByRole('link', { name: 'B, Lantern Riddles 灯谜, Wrong Answer', current: 'page' })).toBeVisible();
    await expect(letters.getByRole('link', { name: 'A, A + B, but Slowly, Accepted' })).toHaveAttribute('href', '/contest/3/problem/A/');
    await expect(await canvas.findByRole('link', { name: 'All submissions' })).toHaveAttribute(
      'href',
      '/contest/3/submissions?problemID=B&completeProblemID=true',
    );
    await expect(canvas.queryByText('Level')).toBeNull();
    await expect(canvas.getByText('Contest problem')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith(expect.objectContaining({ cid: 3, pid: 'B' })));
    const console = within(await canvas.findByRole('region', { name: 'Verdict' }));
    await expect(console.getByRole('link', { name: '#1048576' })).toHaveAttribute('href', '/contest/3/problem/B/submission-detail/1048576');
  },
};

/** Who may only watch finds out why beside the button. */
export const MayNotSubmit: Story = {
  decorators: [inContest({ submit: false, refusal: 'contest.registrationRequired' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Submit/ })).toBeDisabled();
  },
};

const entered = fn();
/** Answers what was asked for since the reader has entered. */
let answerProblems: () => void = () => undefined;
const informed = fn();

/** A contest that is entered with a password, and after that is not read anew at once. */
function toBeEntered(): ContestAnswers {
  let isRegistered = false;
  [entered, informed].forEach(each => each.mockReset());
  const problems = new Promise<typeof contestProblems>(resolve => (answerProblems = () => resolve(contestProblems)));
  return {
    info: async () => {
      if (isRegistered) informed();
      return contestOf({ auth: 2, isRegistered }, isRegistered ? {} : { submit: false, refusal: 'contest.registrationRequired' });
    },
    register: async given => {
      entered(given);
      if (given.password !== 'lantern') throw new ApiError('contest.passwordWrong');
      isRegistered = true;
    },
    problems: () => (isRegistered ? problems : Promise.resolve(contestProblems)),
  };
}

/** Whoever has not entered is asked for the password, and what was about to be submitted is submitted then. */
export const EntersFirst: Story = {
  tags: ['vrt:skip'],
  decorators: [inContest({}, [], toBeEntered)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    await expect(canvas.queryByRole('button', { name: /^Run samples/ })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter the contest' }));
    const send = dialog.getByRole('button', { name: 'Enter and submit' });
    await userEvent.click(send);
    await expect(await dialog.findByText('Enter the contest password')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Contest password/), 'wrong');
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByLabelText(/^Contest password/)).toBeInvalid());
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByLabelText(/^Contest password/));
    await userEvent.type(dialog.getByLabelText(/^Contest password/), 'lantern');
    await userEvent.click(send);
    await waitFor(() => expect(informed).toHaveBeenCalled());
    await canvas.findByRole('button', { name: /^Run samples/, hidden: true });
    answerProblems();
    await waitFor(() => expect(submit).toHaveBeenCalledWith(expect.objectContaining({ cid: 3, pid: 'B' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(entered).toHaveBeenCalledTimes(2);
  },
};

/** Where results are hidden, a second submission to a problem is asked about: it may take the place of a better one. */
export const ReplacesUnseen: Story = {
  tags: ['vrt:skip'],
  decorators: [inContest({}, [], () => ({ info: async () => contestOf({ type: 1, isSealed: true, oiRankScoreType: 'Recent' }) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit this problem once more?' }));
    await expect(dialog.getByText(/takes the place of the earlier one/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Submit/ }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Submit this problem once more?' }));
    await userEvent.click(again.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  },
};

/** A pause in which nothing is accepted: the button says why. */
export const PausedWithoutSubmissions: Story = {
  decorators: [inContest({}, [], () => ({ info: async () => contestOf(pausedFor(false)) }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:50 ?3:40:00 left$/);
    const button = await canvas.findByRole('button', { name: /^Submit/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('The contest is paused: submissions are accepted again when it goes on');
  },
};

/** A pause in which submissions are accepted. */
export const PausedWithSubmissions: Story = {
  tags: ['vrt:skip'],
  decorators: [inContest({}, [], () => ({ info: async () => contestOf(pausedFor(true)) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  },
};

/** The bar of the site shows the pages of the contest in focus mode. */
export const Focused: Story = {
  args: { focus: { isOn: true, keepsBar: true, onChange: fn() } },
  decorators: [inContest()],
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Problems of the contest' });
    await expect(canvas.queryByRole('navigation', { name: 'Pages of the contest' })).toBeNull();
  },
};

export const NoSuchProblem: Story = {
  args: { problemId: 'Z' },
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        problem: { languages: async () => languages },
        contest: {
          info: async () => contestOf(),
          problems: async () => contestProblems,
          problemDetails: () => Promise.reject(new ApiError('contest.problemNotFound')),
          unreadAnnouncements: async () => [],
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The contest has no such problem' })).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [inContest()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Problems of the contest' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [inContest()], globals: { theme: 'dark', locale: 'zh-CN' } };

import { ApiError, type Assignment, type OwnPractice } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, within } from 'storybook/test';
import { assignments } from '../testing/assignmentSamples';
import { pausedFor } from '../testing/contestSamples';
import { entered, longStep, longTitle, ownPractice, returning, stepInTraining, untriedProblem } from '../testing/homeSamples';
import { minutesAgo, onePage, sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { OwnHome } from './OwnHome';
import { rowHeights } from './Shelf';

const Frame = styled.div`
  ${rowHeights}
  max-width: 1360px;
  padding: 16px;
`;

/** The head of the first page for whoever is logged in. */
const meta = {
  title: 'Pages/Home/Own',
  component: OwnHome,
  parameters: { clock: true },
  args: { user: sampleUser },
  render: args => (
    <Frame>
      <OwnHome {...args} />
    </Frame>
  ),
} satisfies Meta<typeof OwnHome>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = assignments.slice(0, 2);
const seen = (own: OwnPractice | (() => Promise<OwnPractice>), due: readonly Assignment[] | (() => Promise<never>) = []) => [
  withFrame({
    user: sampleUser,
    address: '/home',
    answers: {
      practice: { own: typeof own === 'function' ? own : async () => own },
      assignment: { due: typeof due === 'function' ? due : async () => onePage([...due]) },
    },
  }),
];
const stayWide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

function withDraft() {
  const key = 'oj.draft.7.site.P1042';
  localStorage.setItem(key, JSON.stringify({ language: 'Python3', codes: { Python3: 'print(1)' }, savedAt: minutesAgo(9).getTime() }));
  return () => localStorage.removeItem(key);
}

const everything = seen(returning({ contests: [entered(3, 'Autumn Invitational 秋季邀请赛')] }), left);

/** The problem that was tried last and is not solved, and what was done before. */
export const GoOn: Story = {
  decorators: seen(returning()),
  play: async ({ canvas }) => {
    await canvas.findByText('12 days in a row; today is still open');
    const step = within(canvas.getByRole('region', { name: 'Up next' }));
    await expect(step.getByRole('heading', { name: 'P1011 缓坡集印 Seals on a Gentle Slope' })).toBeVisible();
    await expect(step.getByRole('img', { name: 'Wrong Answer' })).toBeVisible();
    await expect(step.getByRole('link', { name: 'Go on with P1011' })).toHaveAttribute('href', '/problem/P1011');
    const recent = within(canvas.getByRole('region', { name: 'Recent' }));
    await expect(recent.getByRole('link', { name: 'P1042 Lantern Riddles 灯谜' })).toHaveAttribute('href', '/problem/P1042');
    await expect(canvas.queryByRole('region', { name: 'Drafts' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Due soon' })).toBeNull();
    await stayWide();
  },
};

/** A contest comes before work with a deadline and before a draft. */
export const Everything: Story = {
  beforeEach: withDraft,
  decorators: everything,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('3:25:00 left');
    await expect(canvas.getByRole('link', { name: /^Go to contest Autumn/ })).toHaveAttribute('href', '/contest/3/problems');
    await expect(canvas.getByRole('link', { name: 'P1042, Python3' })).toHaveAttribute('href', '/problem/P1042');
    await expect(canvas.getAllByRole('region').map(region => region.getAttribute('aria-label'))).toEqual([
      'Autumn Invitational 秋季邀请赛',
      'Up next',
      'Due soon',
      'Drafts',
      'Recent',
    ]);
    await stayWide();
  },
};

/** Two contests at once: one that begins soon, and a virtual participation. */
export const TwoContests: Story = {
  decorators: seen(
    returning({
      contests: [
        entered(4, 'Night round', { startTime: minutesAgo(-20), endTime: minutesAgo(-320) }),
        entered(3, longTitle, { isVirtual: true, endTime: minutesAgo(-40) }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Virtual')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to contest Night round' })).toHaveAttribute('href', '/contest/4/');
    await stayWide();
  },
};

/** A contest that stands still says so here, too. */
export const PausedContest: Story = {
  decorators: seen(returning({ contests: [entered(3, 'Autumn Invitational', pausedFor(true))] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:50 ?3:40:00 left$/);
    await stayWide();
  },
};

/** All that was tried is solved: the next of the training comes, then what was not tried. */
export const NextOfTraining: Story = {
  decorators: seen(returning({ next: stepInTraining, isTodayDone: true }), left),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Graphs for beginners')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try it: C' })).toHaveAttribute('href', '/group/1/training/5/problem/C');
  },
};

export const Untried: Story = {
  decorators: seen(returning({ next: untriedProblem })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try it: P1011' })).toHaveAttribute('href', '/problem/P1011');
  },
};

/** Every problem of the site was tried, and all are solved. */
export const AllDone: Story = {
  decorators: seen(returning({ next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have solved every problem here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contests' })).toHaveAttribute('href', '/contest');
  },
};

/** Somebody new has one thing to do, and no empty cards. */
export const NewHere: Story = {
  decorators: seen(ownPractice()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start P1000' })).toHaveAttribute('href', '/training/1/problem/P1000');
    await expect(canvas.getByRole('link', { name: 'See the whole training' })).toHaveAttribute('href', '/training/1/');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

/** Somebody new whose teacher has been here before. */
export const NewWithWork: Story = {
  decorators: seen(ownPractice(), left),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Due soon' })).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

/** A site on its first day. */
export const NoProblems: Story = {
  decorators: seen(ownPractice({ next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There are no problems yet' })).toBeVisible();
  },
};

export const Loading: Story = { decorators: seen(never) };

/** Neither is known: both can be tried again. */
export const Failing: Story = {
  decorators: seen(
    () => Promise.reject(new ApiError('server.busy', undefined, 'req-4711')),
    () => Promise.reject(new ApiError('network.failed')),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

/** What is due can fail for itself. */
export const DueFailing: Story = {
  decorators: seen(returning(), () => Promise.reject(new ApiError('network.failed'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The assignments could not be loaded');
    await expect(canvas.getByRole('link', { name: 'Go on with P1011' })).toBeVisible();
  },
};

const longNames = seen(
  returning({ next: longStep, contests: [entered(3, longTitle.repeat(2))] }),
  left.map(each => ({ ...each, title: longTitle })),
);

export const LongNames: Story = {
  args: { user: { ...sampleUser, nickname: `${longTitle}${longTitle}` } },
  decorators: longNames,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Due soon' });
    await stayWide();
  },
};

export const PhoneNew: Story = { ...NewHere, globals: { viewport: { value: 'phone' } } };

/** What does not fit beside the first card is scrolled to. */
export const Phone: Story = {
  ...Everything,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    await stayWide();
  },
};

export const PhoneLongNames: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' }, locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(new RegExp(longTitle));
    await stayWide();
  },
};

export const ChineseAndDark: Story = { beforeEach: withDraft, decorators: everything, globals: { theme: 'dark', locale: 'zh-CN' } };

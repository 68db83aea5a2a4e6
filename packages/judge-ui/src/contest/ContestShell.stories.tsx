import { ApiError, type Contest, type ContestPowers, type ContestRole, contestRoles } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contestOf, contestProblems, pausedFor } from '../testing/contestSamples';
import { announcement, sampleUser, minutesAgo, onePage } from '../testing/samples';
import { addressIn, never, withFrame } from '../testing/StoryFrame';
import { ContestOverview } from './ContestOverview';
import { ContestProblems } from './problems/ContestProblems';
import { ContestShell } from './ContestShell';

const meta = {
  title: 'Pages/Contest',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, children: contest => <ContestOverview contest={contest} /> },
  beforeEach: () => localStorage.removeItem(READ),
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const READ = `oj.contest.3.read.${sampleUser.uid}`;
const news = [announcement(1, 'Problem C: n is at most 200', 'It said **2000**.'), announcement(2, '考场须知'.repeat(30))];

const inContest = (more: Partial<Contest> = {}, powers: Partial<ContestPowers> = {}) =>
  withFrame(() => ({
    user: sampleUser,
    address: '/contest/3/',
    answers: {
      contest: {
        info: async () => contestOf(more, powers),
        problems: async () => contestProblems,
        announcements: async () => onePage(news),
        unreadAnnouncements: async () => news,
      },
    },
  }));

export const Overview: Story = {
  decorators: [inContest()],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Autumn Invitational/ })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:25:00 left');
    await expect(await canvas.findByText(/minutes of penalty/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Overview', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Problems' }));
    await expect(addressIn(canvasElement)).toBe('/contest/3/problems');
  },
};

/** The clock stands at what was left when the pause began. */
export const Paused: Story = {
  decorators: [inContest({ ...pausedFor(true), sealRankTime: minutesAgo(-175) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:50 ?3:40:00 left$/);
    await expect(canvas.getAllByText('Paused')).toHaveLength(2);
    await expect(canvas.getByText('Freezes in 2:40:00')).toBeVisible();
    await expect(canvas.getByText(/14:20:00 – 14:50$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const PausedOnPhone: Story = {
  decorators: Paused.decorators ?? [],
  globals: { viewport: { value: 'phone' }, theme: 'dark', locale: 'zh-CN' },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('比赛暂停，14:50 继续')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const refused: Partial<ContestPowers> = { read: false, submit: false, refusal: 'contest.registrationRequired' };
const register = fn<(entry: { password?: string | undefined }) => Promise<void>>();

/** CON-005, CON-050: the tabs are out of reach until the password is right. */
export const Private: Story = {
  decorators: [
    withFrame(() => {
      let isIn = false;
      register.mockImplementation(async ({ password }) => {
        if (password !== 'osmanthus') throw new ApiError('contest.passwordWrong');
        isIn = true;
      });
      const info = async () => contestOf({ auth: 1, isRegistered: isIn }, isIn ? {} : refused);
      return { user: sampleUser, answers: { contest: { info, register, unreadAnnouncements: async () => [] } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const enter = await canvas.findByRole('button', { name: 'Enter the contest' });
    await expect(canvas.getByRole('link', { name: 'Problems' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(enter);
    await expect(await canvas.findByText('Enter the contest password')).toBeVisible();
    await expect(register).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Contest password'), 'peony{Enter}');
    await expect(await canvas.findByText('The contest password is wrong')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Contest password'));
    await userEvent.type(canvas.getByLabelText('Contest password'), 'osmanthus{Enter}');
    await screen.findByText('Register contest successfully');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Problems' })).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByRole('button', { name: 'Enter the contest' })).toBeNull();
  },
};

const scheduled: Partial<Contest> = {
  status: -1,
  startTime: minutesAgo(-90),
  endTime: minutesAgo(-390),
  sealRankTime: null,
  sealRank: false,
};

/** CON-055: an address of a page that is not open says why. */
export const NotStarted: Story = {
  args: { tab: 'problems', children: () => <p>never shown</p> },
  decorators: [inContest(scheduled, { read: false, submit: false, refusal: 'contest.notStarted' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The contest has not started yet')).toBeVisible();
    await expect(canvas.queryByText('never shown')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'To the overview' })).toHaveAttribute('href', '/contest/3/');
  },
};

const desks = ['Participants', 'Balloons', 'Print desk', 'Rejudge', 'Resolver', 'Organisers'];
/** The desks of an organiser are those that the role allows. */
const organising = (role: ContestRole, expected: string[]): Story => ({
  decorators: [
    inContest({ openPrint: true, auth: 1, isRegistered: false }, Object.fromEntries(contestRoles[role].map(grant => [grant, true]))),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Overview', current: 'page' });
    const names = canvas.getAllByRole('link').map(link => link.textContent);
    await expect(desks.filter(desk => names.includes(desk))).toEqual(expected);
    await expect(canvas.queryByRole('button', { name: 'Enter the contest' })).toBeNull();
  },
});

export const ForJury = organising('jury', ['Participants', 'Resolver']);
export const ForBalloons = organising('balloons', ['Balloons']);
export const ForPrints = organising('prints', ['Print desk']);
export const ForObservers = organising('observer', ['Participants', 'Resolver']);

/** A protected contest is watched by all. */
export const Protected: Story = {
  decorators: [inContest({ auth: 2, isRegistered: false }, { submit: false, refusal: 'contest.registrationRequired' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enter the contest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Problems' })).not.toHaveAttribute('aria-disabled');
  },
};

/** An account that the contest is not for. */
export const AccountRefused: Story = {
  decorators: [inContest({}, { submit: false, refusal: 'contest.accountRefused' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is not among those that this contest is for')).toBeVisible();
  },
};

export const Problems: Story = {
  args: { tab: 'problems', children: contest => <ContestProblems contest={contest} containsEnd={false} onContainsEndChange={fn()} /> },
  decorators: [inContest()],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Accepted' })).toBeVisible();
    await expect(canvas.getByText('212')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('link', { name: 'Lantern Riddles 灯谜' }));
    await expect(addressIn(canvasElement)).toBe('/contest/3/problem/B/');
  },
};

/** CON-031: what the seal hides is a question mark. */
export const SealedProblems: Story = {
  args: Problems.args ?? {},
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        contest: {
          info: async () => contestOf({ isSealed: true, sealRankTime: minutesAgo(10) }),
          problems: async () => contestProblems,
          unreadAnnouncements: async () => [],
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('?')).length).toBe(2 * contestProblems.length);
  },
};

/** CON-032: after the end, where submissions went on. */
export const LateProblems: Story = {
  args: Problems.args ?? {},
  decorators: [
    inContest({
      allowEndSubmit: true,
      status: 1,
      startTime: minutesAgo(900),
      endTime: minutesAgo(600),
      sealRankTime: null,
      sealRank: false,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'With submissions after the end' })).toBeVisible();
  },
};

const ended: Partial<Contest> = { status: 1, startTime: minutesAgo(900), endTime: minutesAgo(600), sealRank: false, sealRankTime: null };

/** A virtual participation begins when the contest has ended, and is given up. */
export const VirtualParticipation: Story = {
  decorators: [
    withFrame(() => {
      let virtual: Contest['virtual'] = null;
      const info = async () =>
        virtual?.isOpen
          ? contestOf({ ...ended, ...virtual, status: 0, virtual })
          : contestOf({ ...ended, virtual }, { virtual: true, submit: false, refusal: 'contest.ended' });
      const startVirtual = async () => void (virtual = { startTime: minutesAgo(0), endTime: minutesAgo(-300), isOpen: true });
      const endVirtual = async () => void (virtual = virtual && { ...virtual, isOpen: false });
      return { user: sampleUser, answers: { contest: { info, startVirtual, endVirtual, unreadAnnouncements: async () => [] } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const confirm = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(await within(dialog).findByRole('button', { name }));
    };
    await confirm('Begin virtual participation');
    await expect(await screen.findByText('Virtual participation has begun')).toBeVisible();
    await expect(await canvas.findByText(/The contest runs for you alone until/)).toBeVisible();
    await confirm('Give up');
    await expect(await canvas.findByText(/Last time:/)).toBeVisible();
    await expect(canvas.queryByText(/The contest runs for you alone until/)).toBeNull();
  },
};

const longTitle = '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(3);

export const LongAndEmpty: Story = {
  decorators: [inContest({ title: longTitle, description: ' ', author: '\u202Eإبراهيم_the_second' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The organisers wrote no description')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const NoSuchContest: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { contest: { info: () => Promise.reject(new ApiError('contest.notFound')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The contest does not exist' })).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { contest: { info: () => Promise.reject(new ApiError('server.failed')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The contest could not be loaded');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: sampleUser, answers: { contest: { info: never } } })] };

export const Phone: Story = {
  args: Problems.args ?? {},
  decorators: [inContest()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Tidal Flats');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  args: Problems.args ?? {},
  decorators: [inContest()],
  globals: { theme: 'dark', locale: 'zh-CN' },
};

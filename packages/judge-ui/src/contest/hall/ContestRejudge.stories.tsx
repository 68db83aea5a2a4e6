import { ApiError, type UserInfo } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contestOf, contestProblems } from '../../testing/contestSamples';
import { proposalOf } from '../../testing/proposalSamples';
import { sampleUser, onePage } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { ContestRejudge } from './ContestRejudge';

const meta = {
  title: 'Pages/Contest/Rejudge',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'rejudge', children: contest => <ContestRejudge contest={contest} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const root: UserInfo = { ...sampleUser, roleList: ['root'] };
const asked = fn<(problem: object) => void>();
const contest = {
  info: async () => contestOf({}, { manage: true }),
  problems: async () => contestProblems,
  announcements: async () => onePage([]),
  unreadAnnouncements: async () => [],
};

const rejudging = () =>
  withFrame(() => {
    let isUnderway = false;
    asked.mockReset();
    return {
      user: root,
      address: '/contest/3/rejudge',
      answers: {
        contest,
        rejudgeProposal: { list: async () => [proposalOf({ pid: 41 })] },
        judging: {
          contestProgress: async () =>
            contestProblems.slice(0, 4).map(({ pid }, place) => ({
              pid,
              total: 120 >> place,
              underway: place === 3 ? 9 : isUnderway && place === 0 ? 37 : 0,
            })),
          rejudgeContestProblem: async (problem: object) => {
            asked(problem);
            isUnderway = true;
            return { total: 120 };
          },
        },
      },
    };
  });

/** CON-040, CON-041: asked first, then all submissions of the problem are judged again, and the page shows how far that is. */
export const Problems: Story = {
  decorators: [rejudging()],
  play: async ({ canvas, userEvent }) => {
    const rejudge = await canvas.findByRole('button', { name: 'Rejudge problem A' });
    await waitFor(() => expect(rejudge).toBeEnabled());
    await expect(canvas.getByRole('button', { name: 'Rejudge problem E1-long_identifier_x' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Propose a rejudge of problem A' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Open the proposal for problem B' })).toHaveAttribute(
      'href',
      '/contest/3/rejudge?pid=41',
    );
    await userEvent.click(rejudge);
    const dialog = await screen.findByRole('alertdialog', { name: 'Rejudge problem A?' });
    await expect(asked).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Rejudge' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Type 120 to confirm' }), '120');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rejudge' }));
    await screen.findByText('Rejudge successfully: 120 submissions');
    await expect(asked).toHaveBeenCalledWith({ cid: 3, pid: 40 });
    await expect(await canvas.findByText('83 of 120 judged')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failing: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        contest: { ...contest, problems: () => Promise.reject(new ApiError('server.failed')) },
        judging: { contestProgress: async () => [] },
        rejudgeProposal: { list: async () => [] },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The problems could not be loaded');
  },
};

/** CON-027: other organisers see the tab, but it leads nowhere. */
export const ForOrganisers: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        contest: { ...contest, problems: async () => [] },
        judging: { contestProgress: async () => [] },
        rejudgeProposal: { list: async () => [] },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The contest has no problems yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rejudge' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = {
  decorators: [rejudging()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Tidal Flats');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [rejudging()], globals: { theme: 'dark', locale: 'zh-CN' } };

import { ApiError, type Balloon } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contestOf } from '../../testing/contestSamples';
import { balloon } from '../../testing/hallSamples';
import { sampleUser, onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { Balloons } from './Balloons';

const meta = {
  title: 'Pages/Contest/Balloons',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'ac-info', children: contest => <Balloons contest={contest} page={1} onPageChange={fn()} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const organised = () => contestOf({ openPrint: true }, { manage: true, pastSeal: true, othersCode: true });
const contest = { info: async () => organised(), unreadAnnouncements: async () => [] };

const solved = [
  balloon(1, 0, 'qinglan', { firstBlood: true, realname: '林青岚' }),
  balloon(2, 1, 'loopinvariant', { firstBlood: true, helper: { uid: '1', username: 'root' } }),
  balloon(3, 3, '\u202Eإبراهيم_the_second', { helper: { uid: sampleUser.uid, username: sampleUser.username } }),
  balloon(4, 4, 'guest_team_of_the_neighbouring_university_with_a_long_name', { realname: '超长的姓名'.repeat(8) }),
  balloon(5, 2, 'papercrane', { checked: true }),
];

/** Keeps what was changed, as the server does. */
const changing = (rows: Balloon[] = solved) =>
  withFrame(() => {
    let present = rows;
    const change = (id: number, more: Partial<Balloon>) => {
      present = present.map(row => (row.id === id ? { ...row, ...more } : row));
    };
    return {
      user: sampleUser,
      address: '/contest/3/ac-info',
      answers: {
        contest,
        balloon: {
          list: async () => onePage(present),
          claim: async ({ id, claimed }: { id?: unknown; claimed?: unknown }) =>
            change(Number(id), { helper: claimed ? { uid: sampleUser.uid, username: sampleUser.username } : null }),
          check: async ({ id, checked }: { id?: unknown; checked?: unknown }) => {
            if (id === 2) throw new ApiError('contest.helperTaken');
            change(Number(id), { checked: checked === true, helper: null });
          },
        },
      },
    };
  });

/** CON-036: one is taken and delivered; what another organiser has taken is not. */
export const Several: Story = {
  decorators: [changing()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Balloon of problem A' }));
    await expect(await canvas.findAllByText('You have it')).toHaveLength(2);
    const delivered = canvas.getByRole('switch', { name: 'The balloon of qinglan for problem A is delivered' });
    await userEvent.click(delivered);
    await waitFor(() => expect(delivered).toBeChecked());
    await expect(canvas.getAllByText('You have it')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('switch', { name: /loopinvariant/ }));
    await screen.findByText('Another organiser has taken this already');
    await expect(canvas.getByText('root has it')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = {
  decorators: [changing([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has solved a problem yet')).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [
    withFrame({ user: sampleUser, answers: { contest, balloon: { list: () => Promise.reject(new ApiError('server.failed')) } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The accepted submissions could not be loaded');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: sampleUser, answers: { contest, balloon: { list: never } } })] };

export const Phone: Story = {
  decorators: [changing()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('papercrane');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [changing()], globals: { theme: 'dark', locale: 'zh-CN' } };

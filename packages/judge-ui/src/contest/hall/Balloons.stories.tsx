import { ApiError, type Balloon } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contestOf } from '../../testing/contestSamples';
import { balloon } from '../../testing/hallSamples';
import { sampleUser, onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { Balloons } from './Balloons';

type BalloonsProps = ComponentProps<typeof Balloons>;

/** Keeps the room, as the address does. */
function Desk({ contest }: Pick<BalloonsProps, 'contest'>) {
  const [filter, setFilter] = useState<BalloonsProps['filter']>({});
  return <Balloons contest={contest} filter={filter} onFilterChange={setFilter} page={1} onPageChange={fn()} />;
}

const meta = {
  title: 'Pages/Contest/Balloons',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'ac-info', children: contest => <Desk contest={contest} /> },
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
  balloon(10, 2, 'kuafu', { realname: '夸父' }),
  balloon(5, 2, 'papercrane', { checked: true }),
];

/** Keeps what was changed, as the server does. */
const settle = fn<(given: object) => void>();
const changing = (rows: Balloon[] = solved) =>
  withFrame(() => {
    let present = rows;
    settle.mockReset();
    const change = (id: number, more: Partial<Balloon>) => {
      present = present.map(row => (row.id === id ? { ...row, ...more } : row));
    };
    return {
      user: sampleUser,
      address: '/contest/3/ac-info',
      answers: {
        contest,
        seat: { rooms: async () => [...new Set(rows.flatMap(row => row.room ?? []))] },
        balloon: {
          list: async ({ room }: { room?: string | undefined }) => onePage(present.filter(row => room === undefined || row.room === room)),
          claim: async ({ id, claimed }: { id?: unknown; claimed?: unknown }) =>
            change(Number(id), { helper: claimed ? { uid: sampleUser.uid, username: sampleUser.username } : null }),
          check: async ({ id, checked }: { id?: unknown; checked?: unknown }) => {
            if (id === 2) throw new ApiError('contest.helperTaken');
            change(Number(id), { checked: checked === true, helper: null });
          },
          settle: async given => {
            settle(given);
            if (given.change === 'nowFirst') throw new ApiError('contest.balloonChanged');
            present = present.flatMap(row => (row.uid !== String(given.uid) ? [row] : row.id === null ? [] : [{ ...row, change: null }]));
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

const moved = [
  balloon(6, 0, 'ziqi', { change: 'notFirst', checked: true, changedBy: 'root', realname: '俞子期' }),
  balloon(7, 1, 'boya', { change: 'nowFirst', firstBlood: true, helper: { uid: '1', username: 'root' }, changedBy: 'root' }),
  balloon(8, 2, 'zhongkui', { change: 'notAccepted', id: null, submitId: null, submitTime: null, time: null, checked: true }),
];

/** What has moved stands on top until it is settled; who settles what is another change by now is told. */
export const Moved: Story = {
  decorators: [changing([...moved, balloon(9, 3, 'houyi', { firstBlood: true, firstProvisional: true }), ...solved])],
  play: async ({ canvas, userEvent }) => {
    const changes = within(await canvas.findByRole('region', { name: 'Changes to settle' }));
    await expect(changes.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: /^1st\?/ })).toBeVisible();
    await userEvent.click(changes.getByRole('button', { name: /Take the balloon back, zhongkui/ }));
    await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(2));
    await expect(settle).toHaveBeenLastCalledWith(expect.objectContaining({ cid: 3, uid: 28, change: 'notAccepted' }));
    await userEvent.click(changes.getByRole('button', { name: /Bring the star, boya/ }));
    await screen.findByText('This change of the balloon is settled, or it is another one by now');
    await waitFor(() => expect(changes.getByRole('listitem', { name: /^boya/ })).toHaveFocus());
    await userEvent.click(changes.getByRole('button', { name: /Take the star back, ziqi/ }));
    await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('switch', { name: 'The balloon of ziqi for problem A is delivered' })).toBeChecked();
  },
};

const seated = [
  balloon(1, 0, 'qinglan', { firstBlood: true, realname: '林青岚', room: '201', seat: 'B12' }),
  balloon(2, 1, 'loopinvariant', { room: '机房 3', seat: 'A1' }),
  balloon(3, 3, 'guest_team_of_the_neighbouring_university_with_a_long_name', {
    room: 'Hall '.repeat(8).trim(),
    seat: 'right-hand side 118b',
  }),
  balloon(4, 4, 'papercrane'),
];

/** Each row says where the balloon is brought; the desk is narrowed to a room. */
export const Rooms: Story = {
  decorators: [changing(seated)],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('201 · B12')).toBeVisible();
    const room = await canvas.findByRole('combobox', { name: 'Room' });
    await userEvent.selectOptions(room, '机房 3');
    await waitFor(() => expect(canvas.queryByText('qinglan')).toBeNull());
    await expect(canvas.getByText('loopinvariant')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('qinglan');
  },
};

export const RoomsOnAPhone: Story = {
  decorators: [changing(seated)],
  globals: { theme: 'dark', locale: 'zh-CN', viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('201 · B12')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: '房间' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const MovedInChinese: Story = {
  decorators: [changing([...moved, balloon(9, 3, 'houyi', { firstBlood: true, firstProvisional: true })])],
  globals: { theme: 'dark', locale: 'zh-CN', viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('取回首杀标记')).toBeVisible();
    await expect(canvas.getByText(/待定/)).toBeVisible();
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
    withFrame({
      user: sampleUser,
      answers: { contest, seat: { rooms: async () => [] }, balloon: { list: () => Promise.reject(new ApiError('server.failed')) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The accepted submissions could not be loaded');
  },
};

export const Loading: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { contest, seat: { rooms: async () => [] }, balloon: { list: never } } })],
};

export const Phone: Story = {
  decorators: [changing()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('papercrane');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // The bar of the site stands above.
    const SCREEN = 844 - 56;
    const rows = canvas.getAllByRole('listitem', { name: /, problem / });
    await expect(rows.map(row => row.getBoundingClientRect().height).filter(height => height > 92)).toEqual([]);
    const sixth = rows[5];
    await expect(sixth?.getBoundingClientRect().bottom).toBeLessThanOrEqual(SCREEN);
  },
};

export const ChineseAndDark: Story = { decorators: [changing()], globals: { theme: 'dark', locale: 'zh-CN' } };

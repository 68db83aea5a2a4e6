import { ApiError, type ContestSeat, type SeatFault } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contestOf } from '../../testing/contestSamples';
import { participantOf } from '../../testing/participantSamples';
import { onePage, sampleUser } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestOverview } from '../ContestOverview';
import { ContestShell } from '../ContestShell';
import { ContestParticipants } from '../participants/ContestParticipants';

const meta = {
  title: 'Pages/Contest/Seats',
  component: ContestShell,
  parameters: { clock: true },
  args: {
    cid: 3,
    tab: 'participants',
    children: contest => <ContestParticipants contest={contest} filter={{}} onFilterChange={fn()} page={1} onPageChange={fn()} />,
  },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const contest = { info: async () => contestOf({}, { manage: true }), unreadAnnouncements: async () => [] };
const known = ['qinglan', 'papercrane', '墨'];
const stored = fn<(seats: ContestSeat[]) => void>();

const faultsOf = (seats: ContestSeat[]) =>
  seats.flatMap(({ username, room, seat }, index): SeatFault[] => [
    ...(known.includes(username) ? [] : [{ row: index + 1, field: 'username' as const, code: 'unknown' as const }]),
    ...(room || seat ? [] : [{ row: index + 1, field: 'seat' as const, code: 'missing' as const }]),
    ...(room.length > 40 ? [{ row: index + 1, field: 'room' as const, code: 'tooLong' as const }] : []),
  ]);

/** Keeps the list, as the server does. @param isOvertaken an account is gone between the check and the saving */
const seating = (present: ContestSeat[], { isOvertaken = false } = {}) =>
  withFrame(() => {
    stored.mockReset();
    let seats = present;
    return {
      user: sampleUser,
      address: '/contest/3/participants',
      answers: {
        contest,
        participant: {
          list: async () =>
            onePage(
              known.map((username, index) => {
                const { room = '', seat = '' } = seats.find(each => each.username === username) ?? {};
                return participantOf(21 + index, username, { room: room || null, seat: seat || null });
              }),
            ),
        },
        seat: {
          list: async () => seats,
          change: async (change: { seats: ContestSeat[]; dryRun?: boolean | undefined }) => {
            const faults = faultsOf(change.seats);
            if (change.dryRun) return { total: change.seats.length, faults };
            if (isOvertaken) throw new ApiError('contest.seatsWrong');
            stored(change.seats);
            seats = change.seats;
            return { total: seats.length, faults: [] };
          },
        },
      },
    };
  });

const openDialog = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Seats' }));
  return within(await screen.findByRole('dialog', { name: 'Seats' }));
};

/** A list with faults is told line by line; the mended one is stored as a whole, and the participants have their seats. */
export const Pasted: Story = {
  decorators: [seating([])],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Check' }));
    await dialog.findByText('Enter the list');
    const list = dialog.getByRole('textbox', { name: /^List/ });
    await userEvent.type(list, 'qinglan,201,B12\nnobody,,\n墨,机房 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('2 faults: mend them and check again');
    await expect(dialog.getAllByText('Line 2')).toHaveLength(2);
    await expect(dialog.getByText('There is no such user')).toBeVisible();
    await expect(dialog.getByText('Neither room nor seat is given')).toBeVisible();
    await userEvent.clear(list);
    await userEvent.type(list, 'qinglan,201,B12\n墨,机房 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('2 seats, no fault found');
    await expect(stored).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 seats' }));
    await screen.findByText('2 seats are saved');
    await expect(stored).toHaveBeenCalledWith([
      { username: 'qinglan', room: '201', seat: 'B12' },
      { username: '墨', room: '机房 3', seat: '' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('201 · B12');
    await expect(canvas.getByText('机房 3')).toBeVisible();
  },
};

const present = [
  { username: 'qinglan', room: '201', seat: 'B12' },
  { username: 'papercrane', room: 'Hall "A", left', seat: '' },
];

/** What is stored comes as text, to be changed; an empty list is asked about before all seats go. */
export const Emptied: Story = {
  decorators: [seating(present)],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    const list = await dialog.findByRole('textbox', { name: /^List/ });
    await expect(list).toHaveValue('username,room,seat\nqinglan,201,B12\npapercrane,"Hall ""A"", left",\n');
    await userEvent.clear(list);
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove all seats?' }));
    await expect(stored).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Remove all' }));
    await screen.findByText('All seats are removed');
    await expect(stored).toHaveBeenCalledWith([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A file that a spreadsheet wrote replaces the text; on a phone, in Chinese, in the dark. */
export const FileOnAPhone: Story = {
  globals: { theme: 'dark', locale: 'zh-CN', viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  decorators: [seating(present)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '座位' }));
    const dialog = within(await screen.findByRole('dialog', { name: '座位表' }));
    const rows = ['姓名;用户名;机房;座位号', '林青岚;qinglan;201;B12', `长名;${'a_very_long_username'.repeat(3)};${'机房'.repeat(30)};1`];
    const file = new File([`\uFEFF${rows.join('\r\n')}`], 'seats.csv', { type: 'text/csv' });
    await userEvent.upload(await dialog.findByLabelText(/CSV 文件/), file);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /名单/ })).toHaveValue(rows.join('\n')));
    await userEvent.click(dialog.getByRole('button', { name: '检查' }));
    await dialog.findByText('发现 2 处问题，请改好再检查');
    await expect(dialog.getByText('没有这个用户')).toBeVisible();
    await expect(dialog.getByText('房间超过 40 个字符')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** An account went between the check and the saving: nothing is stored, and the list is checked again. */
export const Overtaken: Story = {
  decorators: [seating(present, { isOvertaken: true })],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Check' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save 2 seats' }));
    await dialog.findByText('Some rows are wrong, no seat was changed');
    await expect(dialog.getByRole('button', { name: 'Check' })).toBeVisible();
  },
};

const answering = (list: () => Promise<ContestSeat[]>) =>
  withFrame({
    user: sampleUser,
    address: '/contest/3/participants',
    answers: { contest, participant: { list: async () => onePage([participantOf(21, 'qinglan')]) }, seat: { list } },
  });

export const Failing: Story = {
  decorators: [answering(() => Promise.reject(new ApiError('server.failed')))],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await dialog.findByText('The seats could not be loaded');
  },
};

export const Loading: Story = {
  tags: ['vrt:skip'],
  decorators: [answering(never)],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

/** Whoever takes part finds the own seat among the facts of the contest. */
export const OwnSeat: Story = {
  tags: ['vrt:skip'],
  args: { tab: undefined, children: shown => <ContestOverview contest={shown} /> },
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/contest/3/',
      answers: { contest: { info: async () => contestOf({ room: '201', seat: 'B12' }), unreadAnnouncements: async () => [] } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your seat')).toBeVisible();
    await expect(canvas.getByText('201 · B12')).toBeVisible();
  },
};

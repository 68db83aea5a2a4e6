import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contestRow, pausedFor } from '../../testing/contestSamples';
import { sampleUser, onePage } from '../../testing/samples';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { StoryScreen } from '../../testing/StoryScreen';
import { ContestList } from './ContestList';

const meta = {
  title: 'Pages/Contests',
  component: ContestList,
  parameters: { clock: true },
  args: { filter: {}, page: 1, onFilterChange: fn(), onPageChange: fn() },
} satisfies Meta<typeof ContestList>;
export default meta;
type Story = StoryObj<typeof meta>;

const contests = [
  contestRow(7, 'Winter Preliminaries 冬季预选', -20_000, { auth: 1, count: 1, openRank: true }),
  contestRow(3, 'Autumn Invitational 秋季邀请赛', 95, { auth: 2, openRank: true }),
  contestRow(4, `二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场`.repeat(3), 10, { type: 1, count: 0 }),
  contestRow(2, 'שלום <script>alert(1)</script> Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', 900, {
    type: 1,
    openRank: true,
  }),
];
const answers = { contest: { list: async () => onePage(contests, 31) } };

/** The filters ask the host; the rule of a contest leads to all of that rule. */
export const User: Story = {
  decorators: [withFrame({ user: sampleUser, address: '/contest', answers })],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Scoreboard of Autumn Invitational 秋季邀请赛' })).toHaveAttribute(
      'href',
      '/contest/acm-scoreboard/3',
    );
    await expect(canvas.getByRole('button', { name: 'Scoreboard' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rule' }), 'OI');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ type: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Scheduled');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: -1 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search contests' }), 'autumn{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ keyword: 'autumn' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getAllByRole('link', { name: 'All OI contests' })[0] as HTMLElement);
    await expect(addressIn(canvasElement)).toBe('/contest?type=1');
    await userEvent.click(canvas.getByRole('link', { name: 'Autumn Invitational 秋季邀请赛' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/contest/3/'));
  },
};

/** Whoever looks at the list sees that a contest stands still, and until when. */
export const Paused: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: { contest: { list: async () => onePage([contestRow(3, 'Autumn Invitational 秋季邀请赛', 95, pausedFor(false))]) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:50 ?3:40:00 left$/);
    await expect(canvas.getByText('5 hours')).toBeVisible();
  },
};

/** CON-013: a visitor logs in first. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/contest', answers })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Autumn Invitational 秋季邀请赛' }));
    // The words go by themselves; the dialog may still be on its way then.
    await screen.findByText('Please login first');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(addressIn(canvasElement)).toBe('/contest');
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [withFrame(user => ({ user, address: '/contest', answers }))],
  render: args => (
    <StoryScreen>
      <ContestList {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('link', { name: 'Contests', current: 'page' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { filter: { keyword: 'dragon', type: 1 } },
  decorators: [withFrame({ user: sampleUser, answers: { contest: { list: async () => onePage([]) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No contest matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenCalledWith({});
  },
};

export const None: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { contest: { list: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contests yet')).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [withFrame({ answers: { contest: { list: () => Promise.reject(new ApiError('server.failed', undefined, 'req-12')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The contests could not be loaded');
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { contest: { list: never } } })] };

export const Phone: Story = { decorators: User.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: User.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };

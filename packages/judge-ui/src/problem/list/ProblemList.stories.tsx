import { ApiError, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleUser, onePage, problemRow } from '../../testing/samples';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { StoryScreen } from '../../testing/StoryScreen';
import { ProblemList } from './ProblemList';

const meta = {
  title: 'Pages/Problems',
  component: ProblemList,
  args: { filter: {}, page: 1, pageSize: 30, onFilterChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof ProblemList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  problemRow(1, 'A + B, but Slowly'),
  problemRow(42, 'Lantern Riddles 灯谜'),
  problemRow(107, 'Moonlit Segment Tree', { total: 1_284_330, ac: 166_191 }),
  problemRow(113, `Pneumonoultramicroscopicsilicovolcanoconiosis ${'的超长标题'.repeat(8)}`, { problemId: 'CF-1984-GYM-104789-K' }),
  problemRow(120, 'שלום <script>alert(1)</script>', { total: 0, ac: 0 }),
];
const myStatuses = { 1: { status: Status.accepted }, 42: { status: Status.wrongAnswer }, 113: { status: Status.notSubmitted } };

/** The reader's status is the first column; the filters ask the host. */
export const User: Story = {
  decorators: [
    withFrame({ user: sampleUser, answers: { problem: { list: async () => onePage(rows, 412), myStatuses: async () => myStatuses } } }),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Wrong Answer' });
    await expect(within(canvas.getByRole('table', { name: 'Problems' })).getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText('12.94%')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'dp' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ tagId: [2] });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search id or title' }), 'lantern{Enter}');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ keyword: 'lantern' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Source' }), 'ME');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ oj: 'ME' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show tags' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Tags' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** PRB-010: the row under the pointer or the focus tells how its submissions ended. */
export const LookedAt: Story = {
  decorators: [
    withFrame({ user: sampleUser, answers: { problem: { list: async () => onePage(rows, 412), myStatuses: async () => myStatuses } } }),
  ],
  play: async ({ canvas, userEvent }) => {
    const side = await canvas.findByRole('complementary', { name: 'About these problems' });
    (await canvas.findByRole('link', { name: 'Moonlit Segment Tree' })).focus();
    await expect(await within(side).findByText('P1107 Moonlit Segment Tree')).toBeInTheDocument();
    await userEvent.hover(canvas.getByRole('link', { name: 'Lantern Riddles 灯谜' }));
    await expect(await within(side).findByText('P1042 Lantern Riddles 灯谜')).toBeInTheDocument();
  },
};

/** PRB-011. */
export const PickOne: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/problem',
      answers: {
        problem: { list: async () => onePage(rows, 412), myStatuses: async () => myStatuses, random: async () => ({ problemId: 'P1042' }) },
      },
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick one' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/problem/P1042'));
    await screen.findByText('Good luck to you');
  },
};

/** The whole screen, for the viewer of the toolbar: a visitor has no status of their own. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [
    withFrame(user => ({
      user,
      address: '/problem',
      answers: { problem: { list: async () => onePage(rows, 412), myStatuses: async () => myStatuses } },
    })),
  ],
  render: args => (
    <StoryScreen>
      <ProblemList {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('columnheader', { name: 'My status' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Problems', current: 'page' })).toBeVisible();
  },
};

const longTitle = '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题';

export const LongChinese: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        problem: {
          list: async () => onePage([1, 2, 3, 4].map(pid => problemRow(pid, longTitle.repeat(pid)))),
          myStatuses: async () => myStatuses,
        },
      },
    }),
  ],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByText(longTitle);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Visitor: Story = {
  decorators: [withFrame({ answers: { problem: { list: async () => onePage(rows, 412) } } })],
  play: async ({ canvas }) => {
    await canvas.findByText('Moonlit Segment Tree');
    await expect(canvas.queryByRole('columnheader', { name: 'My status' })).toBeNull();
  },
};

/** Nothing matches: says so, and clears the filters. */
export const NothingFound: Story = {
  args: { filter: { keyword: 'dragon', difficulty: 3, tagId: [2] } },
  decorators: [withFrame({ answers: { problem: { list: async () => onePage([]) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No problem matches')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'dp' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenCalledWith({});
  },
};

export const Failing: Story = {
  decorators: [withFrame({ answers: { problem: { list: () => Promise.reject(new ApiError('server.failed', undefined, 'req-12')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The problems could not be loaded');
  },
};

export const Loading: Story = {
  decorators: [withFrame({ answers: { problem: { list: never } } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Problems' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No problem matches')).toBeNull();
  },
};

/** Each problem is a card on a screen below 768 px. */
export const Phone: Story = { decorators: User.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: User.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };

export const FoldedOnAPhone: Story = {
  name: 'F11: on a phone the tags are folded, and the first problem is on the first screen',
  globals: { viewport: { value: 'phone' } },
  decorators: [withFrame({ answers: { problem: { list: async () => onePage(rows, 412) } } })],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect((await canvas.findByText('Lantern Riddles 灯谜')).getBoundingClientRect().bottom).toBeLessThan(844));
    await userEvent.click(canvas.getByRole('button', { name: 'Tags', expanded: false }));
    await canvas.findByRole('button', { name: 'dp' });
  },
};

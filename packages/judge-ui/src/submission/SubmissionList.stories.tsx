import { ApiError, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleUser, longName, minutesAgo, onePage, submission } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { StoryScreen } from '../testing/StoryScreen';
import { fakeJudging } from '../testing/fakeJudging';
import { SubmissionList } from './SubmissionList';

const meta = {
  title: 'Pages/Status',
  component: SubmissionList,
  parameters: { clock: true },
  args: { filter: {}, page: 1, pageSize: 15, onFilterChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof SubmissionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const others = { uid: longName.uid, username: longName.username };
const rows = [
  submission(1048581, Status.judging, { submitTime: minutesAgo(0), time: null, memory: null }),
  submission(1048580, Status.pending, { ...others, submitTime: minutesAgo(0), time: null, memory: null }),
  submission(1048577, Status.accepted, { ...others, language: 'Python3' }),
  submission(1048576, Status.wrongAnswer),
  submission(1048574, Status.timeLimitExceeded, others),
  submission(1048572, Status.runtimeError, { ...others, title: `${'The very long name of a problem '.repeat(3)}` }),
  submission(1048571, Status.compileError, { time: 0, memory: 0 }),
];

export const Mixed: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { submission: { list: async () => onePage(rows) } } })],
  play: async ({ args, canvas, userEvent }) => {
    const own = (await canvas.findByRole('link', { name: '1048576' })).closest('tr');
    await expect(own).toHaveAttribute('data-highlight');
    await expect(canvas.getByRole('link', { name: '1048577' }).closest('tr')).not.toHaveAttribute('data-highlight');
    await expect(canvas.getByRole('link', { name: '1048571' }).closest('tr')).not.toHaveTextContent('0 ms');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), String(Status.wrongAnswer));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: Status.wrongAnswer });
    await userEvent.click(canvas.getByRole('switch', { name: 'Mine only' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ onlyMine: true, username: undefined });
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [withFrame(user => ({ user, address: '/status', answers: { submission: { list: async () => onePage(rows) } } }))],
  render: args => (
    <StoryScreen>
      <SubmissionList {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    const own = (await canvas.findByRole('link', { name: '1048576' })).closest('tr');
    await expect(own).toHaveAttribute('data-highlight');
  },
};

export const Failing: Story = {
  decorators: [withFrame({ answers: { submission: { list: () => Promise.reject(new ApiError('server.busy', undefined, 'req-815')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const LongChinese: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        submission: {
          list: async () =>
            onePage(
              rows.map(row => ({
                ...row,
                title: '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题'.repeat(2),
                username: '砚台有墨三更灯火',
              })),
            ),
        },
      },
    }),
  ],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1048576' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

let judging = fakeJudging(submission(9, Status.pending));

export const Columns: Story = {
  name: 'F4 (SUB-010, SUB-015): verdict after the problem, a button to judge again, and a way to any page',
  decorators: [
    withFrame({
      user: { ...sampleUser, roleList: ['root'] },
      answers: { submission: { list: async () => onePage([submission(7, Status.partialAccepted, { score: 60 }), ...rows]) } },
    }),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: 'Rejudge' });
    const headers = canvas.getAllByRole('columnheader').map(header => header.textContent);
    await expect(headers.slice(0, 3)).toEqual(['Run ID', 'Problem', 'Status']);
    await expect(canvas.getByRole('img', { name: 'Partial Accepted, score 60' })).toHaveTextContent('60');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Go to page' }), '12{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
  },
};

/** A verdict arrives on the live stream, in its row. */
export const Live: Story = {
  beforeEach: () => {
    judging = fakeJudging(submission(9, Status.pending));
  },
  decorators: [withFrame(() => ({ user: sampleUser, answers: judging.answers }))],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Pending' });
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
    judging.compile();
    await canvas.findByRole('img', { name: 'Compiling' });
    judging.judge(Status.accepted, { judgeCaseList: [] }, { time: 31, memory: 3600, score: 100 });
    await canvas.findByRole('img', { name: /Accepted/ });
    await expect(canvas.getByText('31 ms')).toBeVisible();
  },
};

/** "Mine only" asks a visitor to login, and stays off. */
export const Visitor: Story = {
  decorators: [withFrame({ answers: { submission: { list: async () => onePage(rows) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '1048576' });
    const mine = canvas.getByRole('switch', { name: 'Mine only' });
    await userEvent.click(mine);
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(args.onFilterChange).not.toHaveBeenCalled();
    await expect(mine).not.toBeChecked();
  },
};

export const NothingFound: Story = {
  args: { filter: { username: 'nobody' } },
  decorators: [withFrame({ answers: { submission: { list: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No submission matches')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Author' })).toHaveValue('nobody');
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { submission: { list: never } } })] };

export const Phone: Story = { decorators: Mixed.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: Mixed.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };

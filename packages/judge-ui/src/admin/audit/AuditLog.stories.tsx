import { ApiError, type AuditEntry } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { minutesAgo, onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { AuditLog } from './AuditLog';

const entry = (id: number, action: string, target: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: minutesAgo(200 - id * 20),
  username: 'root',
  ip: '203.0.113.7',
  action,
  target,
  before: null,
  after: null,
  ...more,
});

const entries = [
  entry(9, 'user.edit', 'tide', {
    before: { role: 1002, status: 0, passwordHash: '•••', titleName: null, username: 'tide' },
    after: { role: 1001, status: 0, passwordHash: '•••', titleName: 'Sage', username: 'tide' },
  }),
  entry(8, 'settings.change', 'switches', {
    before: { openPublicJudge: true, defaultSubmitInterval: 8 },
    after: { openPublicJudge: false, defaultSubmitInterval: 30 },
  }),
  entry(7, 'user.import', '3 users', { after: ['student01', 'student02', 'student03'] }),
  entry(6, 'judging.rejudgeProblem', 'P1042', { username: '三更灯火', ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', after: { total: 412 } }),
  entry(5, 'problem.change', `P1043 ${'二〇二六年秋季程序设计邀请赛'.repeat(4)}`, {
    before: { description: '从前有座山'.repeat(40), languages: ['C++ 17'] },
    after: { description: '山里有座庙'.repeat(40), languages: ['C++ 17', 'C'] },
  }),
  entry(4, 'settings.testMail', 'root@judge.example'),
  entry(3, 'contest.seal', '17', { after: { sealed: true } }),
];

const decorators = [withFrame({ user: root, answers: { audit: { list: async () => onePage(entries, 64) } } })];

const meta = {
  title: 'Pages/Back office/Audit log',
  component: AuditLog,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { filter: {}, page: 1, pageSize: 30, onFilterChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
  render: args => (
    <AdminScreen only="system_info_admin">
      <AuditLog {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** F9: the target of an action and the fields it changed are named in the reader's language. */
export const InChinese: Story = {
  tags: ['vrt:skip'],
  globals: { locale: 'zh-CN' },
  decorators: [
    withFrame({
      user: root,
      answers: { audit: { list: async () => onePage([entry(2, 'judging.rejudge', 'submission 812'), ...entries], 65) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('提交 812')).toBeVisible();
    await expect(canvas.getByText('3 个用户')).toBeVisible();
    // The navigation names the page of the switches, too.
    await expect(within(canvas.getByRole('table')).getByText('系统开关')).toBeVisible();
    await expect(canvas.queryByText(/description/)).toBeNull();
  },
};

/** An entry opens with each field before and after; filters and pages go to the address. */
export const Deeds: Story = {
  decorators,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of “User changed”: tide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User changed' }));
    await waitFor(() => expect(within(dialog.getByRole('row', { name: /Role/ })).getByText('1001')).toBeVisible());
    await dialog.findByRole('row', { name: /Password/ });
    await expect(dialog.queryByRole('row', { name: /Status/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('contest.seal')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action' }), 'Users imported');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ action: 'user.import' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username of who did it' }), 'root{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ username: 'root' });
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const ForOthers: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
  },
};

export const NothingFound: Story = {
  args: { filter: { username: 'needle' } },
  decorators: [withFrame({ user: root, answers: { audit: { list: async () => onePage([]) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('No entry matches');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({});
  },
};

export const NothingYet: Story = {
  decorators: [withFrame({ user: root, answers: { audit: { list: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing has been done yet');
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { audit: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { audit: { list: never } } })] };

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = {
  decorators,
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /修改题目”的详情/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改题目' }));
    // F9 (UIX-001): fields by their names in the language of the reader.
    await dialog.findByRole('rowheader', { name: '描述' });
  },
};

import { ApiError, type EditedRow } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { minutesAgo, onePage } from '../../testing/samples';
import { type Answers } from '../../testing/fakeApi';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { author, AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { AdminProblemList } from './AdminProblemList';

const row = (id: number, title: string, more: Partial<EditedRow> = {}): EditedRow => ({
  id,
  problemId: `P${1000 + id}`,
  title,
  author: 'root',
  auth: 1,
  type: 0,
  difficulty: id % 6,
  judgeMode: 'default',
  caseVersion: 2,
  modifiedUser: null,
  isRemote: false,
  gmtCreate: minutesAgo(90_000),
  gmtModified: minutesAgo(id * 70),
  mayEdit: true,
  ...more,
});

const rows = [
  row(6, 'Ferry Crossings 渡口', { auth: 2, author: 'inkling' }),
  row(5, 'Moonlit Bridges', { judgeMode: 'interactive' }),
  row(4, 'Lantern Riddles 灯谜', { type: 1, auth: 3 }),
  row(3, 'Paper Boats 纸船', { judgeMode: 'spj', type: 1 }),
  row(2, '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题'.repeat(2), { author: '砚台有墨三更灯火阑珊处' }),
  row(1, 'Two numbers', { mayEdit: false }),
];

const answers = (more: Partial<NonNullable<Answers['problemEditor']>> = {}): Answers => ({
  problemEditor: { list: async () => onePage(rows), ...more },
});

const meta = {
  title: 'Pages/Back office/Problems',
  component: AdminProblemList,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { filter: {}, page: 1, pageSize: 15, onFilterChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
  render: args => (
    <AdminScreen>
      <AdminProblemList {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof AdminProblemList>;
export default meta;
type Story = StoryObj<typeof meta>;

const removed = fn();
const authChanged = fn();

/** A problem with 412 submissions. */
function rejudging() {
  let underway = 0;
  return {
    problemProgress: async () => ({ total: 412, underway, stoppable: underway }),
    rejudgeProblem: async () => {
      underway = 400;
      return { total: 412 };
    },
    stopRejudge: async () => {
      underway = 0;
      return { total: 400 };
    },
  };
}

/** The super admin publishes, rejudges and deletes. */
export const SuperAdmin: Story = {
  beforeEach: () => void [removed.mockReset(), authChanged.mockReset()],
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        ...answers({
          changeAuth: async change => void authChanged(change),
          remove: async ({ pid }) => {
            removed(pid);
            if (pid === 5) throw new ApiError('problem.hasSubmissions');
          },
        }),
        judging: rejudging(),
      },
    })),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Visibility of P1006' }), 'Public');
    await waitFor(() => expect(authChanged).toHaveBeenCalledWith({ id: 6, auth: 1 }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibility' }), 'Private');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ auth: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'More for P1005' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete P1005?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('hide it instead of deleting it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(removed).toHaveBeenCalledWith(5);
  },
};

/** All submissions of a problem are judged again, once their number was typed; those that still wait get their verdicts back. */
export const Rejudge: Story = {
  decorators: SuperAdmin.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for P1006' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejudge all submissions' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Rejudge P1006?' });
    await within(dialog).findByText(/^412 practice submissions/);
    const confirm = within(dialog).getByRole('button', { name: 'Rejudge all submissions' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox'), '412');
    await userEvent.click(confirm);
    const watched = await screen.findByRole('dialog', { name: 'Rejudging P1006' });
    await expect(await within(watched).findByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 412 judged');
    await userEvent.click(within(watched).getByRole('button', { name: 'Stop' }));
    await screen.findByText('400 submissions have their verdicts back');
    await waitFor(() => {
      expect(within(watched).queryByRole('button', { name: 'Stop' })).toBeNull();
      expect(within(watched).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 412 judged');
    });
  },
};

const exported = fn();

/** One problem leaves by its menu, several by ticking them; those of others have no box. What a format cannot hold is told first. */
export const Export: Story = {
  beforeEach: () => void exported.mockReset(),
  decorators: [
    withFrame(() => ({
      user: author,
      answers: {
        ...answers(),
        problemPackage: {
          losses: async ({ pid, format }) =>
            [pid].flat().map(id => ({
              pid: Number(id),
              problemId: `P100${id}`,
              title: 'Moonlit Bridges',
              lint:
                format === 'fps'
                  ? [
                      {
                        code: 'X01',
                        severity: 'warning' as const,
                        zh: '分值与子任务放不下。',
                        en: 'points and subtasks does not fit into this format and was left out.',
                      },
                    ]
                  : [],
            })),
          export: async input => {
            exported(input);
            return new Blob(['PK']);
          },
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for P1005' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    const one = within(await screen.findByRole('dialog', { name: 'Export 1 problem' }));
    await one.findByText('This format holds all of it.');
    await userEvent.selectOptions(one.getByRole('combobox', { name: 'Format' }), 'FPS XML (HUSTOJ)');
    await one.findByText(/does not fit into this format/);
    await userEvent.click(one.getByRole('button', { name: 'Download' }));
    await screen.findByText('Download Successfully!');
    await expect(exported).toHaveBeenLastCalledWith({ pid: [5], format: 'fps' });
    await userEvent.click(one.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select P1006' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select P1003' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Select P1001' })).toBeNull();
    await expect(canvas.getByText('2 problems selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export 2 problems' }));
    const two = within(await screen.findByRole('dialog', { name: 'Export 2 problems' }));
    await userEvent.click(two.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(exported).toHaveBeenLastCalledWith({ pid: [6, 3], format: 'hoj' }));
    await userEvent.click(two.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(canvas.queryByText('2 problems selected')).toBeNull();
  },
};

/** An author changes the own problems, and publishes none. */
export const Author: Story = {
  decorators: [withFrame({ user: author, answers: answers() })],
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Visibility of P1006' });
    await expect(within(select).getByRole('option', { name: 'Public' })).toBeDisabled();
    await expect(canvas.queryByRole('combobox', { name: 'Visibility of P1001' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Edit P1001' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tags' }), 'F8, ADM-011').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for P1006' }));
    await screen.findByRole('menuitem', { name: 'Download test data' });
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** Whoever is not logged in is sent to the login, with the way back. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/admin/problems?auth=2' })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/admin/login?back=%2Fadmin%2Fproblems%3Fauth%3D2'));
  },
};

/** A page of the super admin, for somebody else. */
export const Refused: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  render: () => <AdminScreen only="system_info_admin">nothing</AdminScreen>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please login again with the administrator account!/)).toBeVisible();
    await expect(canvas.queryByText('nothing')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { filter: { keyword: 'needle' } },
  decorators: [withFrame({ user: root, answers: answers({ list: async () => onePage([]) }) })],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('No problem matches');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({});
  },
};

export const Failing: Story = {
  decorators: [
    withFrame({ user: root, answers: answers({ list: () => Promise.reject(new ApiError('server.busy', undefined, 'req-815')) }) }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: answers({ list: never }) })] };

/** The sections stand in a drawer. */
export const Phone: Story = {
  decorators: [withFrame({ user: root, answers: answers() })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Two numbers');
    if (innerWidth > 1023) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Back office' });
    await expect(within(drawer).getByRole('link', { name: 'New problem' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ChineseAndDark: Story = {
  decorators: [withFrame({ user: root, answers: answers() })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};

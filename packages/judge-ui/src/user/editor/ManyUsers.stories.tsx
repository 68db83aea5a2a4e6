import { ApiError, type RowFault } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { UserAdminPage } from './UserAdminPage';
import { people } from '../../testing/userSamples';

const list = async () => onePage(people);

const meta = {
  title: 'Pages/Back office/Many users',
  component: UserAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { filter: {}, page: 1, pageSize: 15, onFilterChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
  render: args => (
    <AdminScreen only="user_admin">
      <UserAdminPage {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof UserAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const csv = (text: string | BlobPart, name = 'users.csv') => new File([text], name, { type: 'text/csv' });
const right = 'username,password,email\r\nink,brushes1,ink@judge.example\r\n墨,"comma,quote""",\r\n';
const faulty = [
  'username,password,email,realname,gender,nickname,school',
  'root,secret1,,,,,',
  ',secret1,,,,,',
  'admin,123,not an address,,unknown,,',
  ...Array.from({ length: 40 }, (_, index) => `student${index},secret-${index},student${index}@judge.example,,0,,"School No. 1, North"`),
  `${'欧阳'.repeat(12)},secret1,,${'上官司马'.repeat(8)},,,${'北山'.repeat(30)},more`,
].join('\n');
const faults: RowFault[] = [
  { row: 1, field: 'username', code: 'taken' },
  { row: 2, field: 'username', code: 'missing' },
  { row: 3, field: 'username', code: 'reserved' },
  { row: 3, field: 'password', code: 'form' },
  { row: 3, field: 'email', code: 'form' },
  { row: 3, field: 'gender', code: 'form' },
  { row: 44, field: 'username', code: 'tooLong' },
  { row: 44, field: 'row', code: 'tooLong' },
];

const sent = fn();

/** A file without faults is looked at, then its users are added. */
export const Import: Story = {
  beforeEach: () => void sent.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        users: {
          list,
          import: async ({ users, dryRun }) => {
            sent(users, dryRun);
            return { total: users.length, inserted: dryRun ? 0 : users.length, faults: [] };
          },
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
    await userEvent.upload(dialog.getByLabelText('CSV file', { selector: 'input' }), csv(right));
    await dialog.findByText(/2 users, no fault found/);
    await expect(sent).toHaveBeenLastCalledWith(
      [
        ['ink', 'brushes1', 'ink@judge.example', '', '', '', ''],
        ['墨', 'comma,quote"', '', '', '', '', ''],
      ],
      true,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 users' }));
    await screen.findByText('2 users are added');
    await expect(sent).toHaveBeenLastCalledWith(expect.anything(), undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Every fault stands at its cell; nothing can be added. */
export const ImportWithFaults: Story = {
  decorators: [withFrame({ user: root, answers: { users: { list, import: async () => ({ total: 44, inserted: 0, faults }) } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
    await userEvent.upload(dialog.getByLabelText('CSV file', { selector: 'input' }), csv(faulty));
    await dialog.findByText(/8 faults in 4 rows/);
    await dialog.findByText('Taken already');
    await expect(dialog.getByText('Kept for the site')).toBeVisible();
    await expect(dialog.getByText('Not an email address')).toBeVisible();
    await expect(dialog.getByText('6 to 20 characters')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 44 users' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('switch', { name: 'Faulty rows only' }));
    await dialog.findByText('More cells than columns');
    await expect(dialog.queryByText('student0')).toBeNull();
  },
};

/** Files that are none of users, and a server that is away: the files stay, each with its reason. */
export const ImportRefused: Story = {
  decorators: [withFrame({ user: root, answers: { users: { list, import: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
    const input = dialog.getByLabelText('CSV file', { selector: 'input' });
    await userEvent.upload(input, csv(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]), 'workbook.csv'));
    await dialog.findByText(/The file is no text/);
    await userEvent.upload(input, csv('用户名;密码;身高\nink;brushes1;180', 'height.csv'));
    await dialog.findByText(/There is no column “身高”/);
    await userEvent.upload(input, csv('username,password,用户名\nink,brushes1,ink', 'twice.csv'));
    await dialog.findByText(/The column “用户名” is there twice/);
    await userEvent.upload(input, csv('a,b\n'.repeat(1001), 'crowd.csv'));
    await dialog.findByText(/has 1001 rows/);
    await userEvent.upload(input, csv('a,"b', 'quote.csv'));
    await dialog.findByText('The quote in line 1 is never closed');
    await userEvent.upload(input, csv(right, 'later.csv'));
    await dialog.findByText(/The server is busy/);
    await expect(dialog.getByRole('button', { name: 'Retry later.csv' })).toBeVisible();
    await expect(dialog.getByText('workbook.csv')).toBeVisible();
  },
};

/** Somebody registered a name of the file in the meantime: it is looked at once more. */
export const ImportOvertaken: Story = {
  decorators: [
    withFrame(() => {
      let isOvertaken = false;
      return {
        user: root,
        answers: {
          users: {
            list,
            import: async ({ users, dryRun }) => {
              if (dryRun) return { total: users.length, inserted: 0, faults: isOvertaken ? faults.slice(0, 1) : [] };
              isOvertaken = true;
              throw new ApiError('users.rowsWrong');
            },
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
    await userEvent.upload(dialog.getByLabelText('CSV file', { selector: 'input' }), csv(right));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 users' }));
    await dialog.findByText('Some rows are wrong, nobody was added');
    await dialog.findByText('Taken already');
  },
};

const takenFaults = [1, 2].map((row): RowFault => ({ row, field: 'username', code: 'taken' }));

/** A list that was imported before: one sentence says so. */
export const ImportTwice: Story = {
  decorators: [
    withFrame({ user: root, answers: { users: { list, import: async () => ({ total: 2, inserted: 0, faults: takenFaults }) } } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
    await userEvent.upload(dialog.getByLabelText('CSV file', { selector: 'input' }), csv(right));
    await dialog.findByText(/The whole list is there already/);
    await expect(dialog.getByRole('button', { name: 'Import 2 users' })).toBeDisabled();
  },
};

const generated = fn();

/** Whether the browser would ask before it closes the page. */
function isHeld() {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** Names are shown before they are made; the list is fetched once, and is not lost by a slip. */
export const Generate: Story = {
  beforeEach: () => void generated.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        users: {
          list,
          generate: async wanted => {
            if (wanted.prefix === 'taken') throw new ApiError('register.usernameTaken');
            generated(wanted);
            return { key: 'key-of-the-list' };
          },
          generated: async ({ key }) => {
            generated(key);
            return new Blob(['names and passwords']);
          },
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate users' }));
    await waitFor(() => expect(dialog.getByText('30 users')).toBeVisible());
    const last = dialog.getByRole('textbox', { name: 'Last number' });
    await userEvent.clear(last);
    await userEvent.type(last, '0');
    await expect(dialog.getByText('Not less than the first number')).toBeVisible();
    await userEvent.clear(last);
    await userEvent.type(last, '12');
    const prefix = dialog.getByRole('textbox', { name: 'Prefix' });
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'taken{Enter}');
    await dialog.findByText('The username already exists');
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'cup');
    await expect(dialog.getByText('cup12')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await dialog.findByText('12 users have been made');
    await expect(isHeld()).toBe(true);
    await expect(generated).toHaveBeenCalledWith({ prefix: 'cup', suffix: '', number_from: '1', number_to: '12', password_length: '10' });
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Close without the list?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Download the list' }));
    await dialog.findByText(/cannot be downloaded again/);
    await expect(isHeld()).toBe(false);
    await expect(generated).toHaveBeenLastCalledWith('key-of-the-list');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** While they are made nothing closes the dialog: the passwords would be lost. */
export const Generating: Story = {
  decorators: [withFrame({ user: root, answers: { users: { list, generate: never } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate users' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog.getByRole('button', { name: 'Generate' })).toBeVisible();
  },
};

/** A list that is gone. */
export const GenerateTooLate: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        users: { list, generate: async () => ({ key: 'gone' }), generated: () => Promise.reject(new ApiError('users.listGone')) },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate users' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Download the list' }));
    await dialog.findByText(/fetched already/);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Faults on a phone. */
export const Phone: Story = {
  decorators: ImportWithFaults.decorators ?? [],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
    await userEvent.upload(dialog.getByLabelText('CSV file', { selector: 'input' }), csv(faulty));
    await dialog.findByText('Taken already');
  },
};

export const ChineseAndDark: Story = {
  decorators: ImportWithFaults.decorators ?? [],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入 CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导入用户' }));
    await userEvent.upload(dialog.getByLabelText('CSV 文件', { selector: 'input' }), csv(faulty));
    await dialog.findByText('已被使用');
  },
};

import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers } from '../../testing/fakeApi';
import { onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { RemoveUsersDialog } from './RemoveUsersDialog';
import { UserAdminPage } from './UserAdminPage';
import { managed, people } from '../../testing/userSamples';

const answers = (more: Partial<NonNullable<Answers['users']>> = {}): Answers => ({
  users: { list: async () => onePage(people, 38), ...more },
});

const decorators = [withFrame({ user: root, answers: answers() })];

const meta = {
  title: 'Pages/Back office/Users',
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

/** The keyword and the switch go to the address; nobody ticks or deletes themselves. */
export const Everybody: Story = {
  decorators,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('driftwood');
    await expect(canvas.getByText('Banned')).toBeVisible();
    await expect(canvas.getByText('Problem admin')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Admins only' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ onlyAdmin: true });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name, nickname or email' }), 'tide{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ keyword: 'tide' });
    await canvas.findByRole('checkbox', { name: 'Select tide' });
    await expect(canvas.queryByRole('checkbox', { name: 'Select root' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete root' })).toBeNull();
  },
};

const edited = fn();

/** A taken name is said at its field; then title and password are set. */
export const Edit: Story = {
  beforeEach: () => void edited.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: answers({
        edit: async change => {
          if (change.username === 'root') throw new ApiError('register.usernameTaken');
          edited(change);
        },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit tide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tide' }));
    const name = dialog.getByRole('textbox', { name: /Username/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'root');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The username already exists');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(name);
    await userEvent.type(name, 'tides');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Problem admin');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Sage');
    await expect(within(dialog.getByRole('region', { name: 'Preview' })).getByText('Sage')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Set a new password/ }));
    await userEvent.type(dialog.getByLabelText(/^New password/), '12345');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The password needs 6 to 20 characters');
    await expect(edited).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^New password/), '6{Enter}');
    await waitFor(() =>
      expect(edited).toHaveBeenCalledWith({
        uid: '11',
        username: 'tides',
        realname: '',
        email: '',
        type: 1008,
        status: 0,
        titleName: 'Sage',
        titleColor: '#4547b1',
        setNewPwd: true,
        password: '123456',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Own role and status stay as they are. */
export const EditOneself: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit root' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit root' }));
    await expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: 'Banned' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByText('Nobody changes the own role and status.')).toBeVisible());
  },
};

const removed = fn();

/** Two are ticked and deleted once the last word was said; a refusal stays in the dialog. */
export const Remove: Story = {
  beforeEach: () => void removed.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: answers({
        remove: async ({ ids }) => {
          if (!removed.mock.calls.length) {
            removed(ids);
            throw new ApiError('users.lastRoot');
          }
          removed(ids);
        },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select tide' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select driftwood' }));
    await expect(canvas.getByText('2 users are selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 users?' }));
    await waitFor(() => expect(dialog.getByText('driftwood')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('The last super admin stays');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removed).toHaveBeenLastCalledWith(['11', '13']));
    await screen.findByText('2 users are deleted');
    await waitFor(() => expect(canvas.queryByText('2 users are selected')).toBeNull());
  },
};

const crowd = Array.from({ length: 120 }, (_, index) => managed(1000 + index, `team${index + 1}`, 1002));

/** More than a hundred need a typed number. */
export const RemoveMany: Story = {
  decorators: [withFrame({ user: root, answers: answers({ remove: async () => undefined }) })],
  render: () => <RemoveUsersDialog users={crowd} onClose={fn()} onRemoved={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 120 users?' }));
    await waitFor(() => expect(dialog.getByText('and 108 more')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type 120 to confirm' }), '120{Enter}');
    await screen.findByText('120 users are deleted');
  },
};

/** A page of the super admin, for somebody else. */
export const ForOthers: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { filter: { keyword: 'needle' } },
  decorators: [withFrame({ user: root, answers: answers({ list: async () => onePage([]) }) })],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Nobody matches');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({});
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: answers({ list: () => Promise.reject(new ApiError('server.busy')) }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: answers({ list: never }) })] };

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };

import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { groupRows } from '../../testing/groupSamples';
import { onePage, sampleUser } from '../../testing/samples';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { StoryScreen } from '../../testing/StoryScreen';
import { GroupList } from './GroupList';

const meta = {
  title: 'Pages/Groups',
  component: GroupList,
  parameters: { clock: true },
  args: { filter: {}, page: 1, pageSize: 15, onFilterChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof GroupList>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const answers = {
  group: {
    list: async () => onePage(groupRows, 31),
    add: async (draft: object) => {
      done(draft);
      return { id: 77 };
    },
  },
};

/** GRP-002: the filters ask the host. GRP-004, GRP-099 to GRP-104: the dialog creates a group and says what is wrong with it. */
export const User: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [withFrame({ user: sampleUser, address: '/group', answers })],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Night Owls' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Private');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ auth: 3 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search groups' }), 'owl{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ keyword: 'owl' });
    await userEvent.click(canvas.getByRole('switch', { name: 'My groups' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ onlyMine: true });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Create a group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a group' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create a group' }));
    await dialog.findByText('The Name has 5 to 25 characters');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Morning Larks');
    await userEvent.type(dialog.getByRole('textbox', { name: /Short name/ }), 'LARKS');
    await userEvent.type(dialog.getByRole('textbox', { name: /Brief/ }), 'Before breakfast');
    await userEvent.type(dialog.getByRole('textbox', { name: /Description/ }), 'We get up early');
    await userEvent.click(dialog.getByRole('radio', { name: /Private/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create a group' }));
    await dialog.findByText('The code has exactly 6 characters');
    await userEvent.type(dialog.getByRole('textbox', { name: /Invitation code/ }), 'lark26');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a group' }));
    await screen.findByText('Create Successfully');
    await expect(done).toHaveBeenCalledWith({
      name: 'Morning Larks',
      shortName: 'LARKS',
      brief: 'Before breakfast',
      description: 'We get up early',
      auth: 3,
      code: 'lark26',
      visible: true,
    });
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/group/77'));
  },
};

/** GRP-005, GRP-006: a visitor logs in before a group opens or is created, and has no groups of their own. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/group', answers })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('switch', { name: 'My groups' })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('link', { name: 'Night Owls' }));
    // The words go by themselves; the dialog may still be on its way then.
    await screen.findByText('Please login first');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [withFrame(user => ({ user, address: '/group', answers }))],
  render: args => (
    <StoryScreen>
      <GroupList {...args} />
    </StoryScreen>
  ),
};

export const NothingFound: Story = {
  args: { filter: { keyword: 'dragon' } },
  decorators: [withFrame({ user: sampleUser, answers: { group: { list: async () => onePage([]) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No group matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenCalledWith({});
  },
};

const failing = { list: () => Promise.reject(new ApiError('server.failed', undefined, 'req-12')) };
export const Failing: Story = {
  decorators: [withFrame({ answers: { group: failing } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The groups could not be loaded');
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { group: { list: never } } })] };

export const Phone: Story = { decorators: Visitor.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: User.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };

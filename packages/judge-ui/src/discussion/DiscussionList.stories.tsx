import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { discussionCategories, discussionRows } from '../testing/discussionSamples';
import { onePage, sampleUser } from '../testing/samples';
import { addressIn, never, withFrame } from '../testing/StoryFrame';
import { StoryScreen } from '../testing/StoryScreen';
import { DiscussionList } from './DiscussionList';

const meta = {
  title: 'Pages/Discussions',
  component: DiscussionList,
  parameters: { clock: true },
  args: { filter: {}, page: 1, onFilterChange: fn(), onPageChange: fn() },
} satisfies Meta<typeof DiscussionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const answers = {
  discussion: {
    list: async () => onePage(discussionRows, 31),
    categories: async () => discussionCategories,
    add: async (draft: object) => {
      done(draft);
      return { id: 77 };
    },
  },
};

/** DIS-003, DIS-004: the filters ask the host. DIS-011: what is posted has all its fields. */
export const User: Story = {
  beforeEach: () => {
    done.mockReset();
    localStorage.clear();
  },
  decorators: [withFrame({ user: sampleUser, address: '/discussion', answers })],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Category' }),
      await canvas.findByRole('option', { name: 'Solutions' }),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ cid: 2 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search discussions' }), '最短路{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ keyword: '最短路' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Mine' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ onlyMine: true });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New discussion' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    for (const field of ['Title', 'Description', 'Category', 'Content']) await dialog.findByText(`${field} is required`);
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Heaps');
    await userEvent.type(dialog.getByRole('textbox', { name: /Description/ }), 'A question');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Category/ }), 'Solutions');
    await userEvent.type(dialog.getByRole('textbox', { name: /Content/ }), 'Why?');
    await expect(dialog.queryByRole('switch', { name: 'Pin it to the top' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await screen.findByText('Post successfully');
    await expect(done).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Heaps',
        description: 'A question',
        categoryId: 2,
        content: 'Why?',
        clientKey: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    );
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/discussion-detail/77'));
  },
};

/** DIS-013: a visitor logs in first. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/discussion', answers })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post' }));
    // The words go by themselves; the dialog may still be on its way then.
    await screen.findByText('Please login first');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(canvas.queryByRole('switch', { name: 'Mine' })).toBeNull();
  },
};

/** What was typed is there again after the dialog was closed. */
export const Draft: Story = {
  beforeEach: () => localStorage.clear(),
  decorators: [withFrame({ user: sampleUser, address: '/discussion', answers })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'Half a thought');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Half a thought'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await screen.findByText('Your unsaved changes are back.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Half a thought'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue(''));
  },
};

/** A reader who may not open discussions has no button for it. */
export const NoDiscussUser: Story = {
  decorators: [withFrame({ user: { ...sampleUser, roleList: ['no_discuss_user'] }, answers })],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Rules of this place 本站讨论守则' });
    await expect(canvas.queryByRole('button', { name: 'Post' })).toBeNull();
  },
};

export const OfProblem: Story = {
  args: { problemId: 'P1000' },
  decorators: [withFrame({ user: sampleUser, answers })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Discussions of P1000', level: 1 })).toBeVisible();
    const [back] = canvas.getAllByRole('link', { name: 'Go to problem' });
    await expect(back).toHaveAttribute('href', '/problem/P1000');
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [withFrame(user => ({ user, address: '/discussion', answers }))],
  render: args => (
    <StoryScreen>
      <DiscussionList {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('link', { name: 'Discussions', current: 'page' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { filter: { keyword: 'dragon' } },
  decorators: [withFrame({ user: sampleUser, answers: { discussion: { ...answers.discussion, list: async () => onePage([]) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No discussion matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenCalledWith({});
  },
};

export const None: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { discussion: { ...answers.discussion, list: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No discussions yet')).toBeVisible();
  },
};

const failing = { ...answers.discussion, list: () => Promise.reject(new ApiError('server.failed', undefined, 'req-12')) };
export const Failing: Story = {
  decorators: [withFrame({ answers: { discussion: failing } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The discussions could not be loaded');
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { discussion: { ...answers.discussion, list: never } } })] };

export const Phone: Story = { decorators: User.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: User.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };

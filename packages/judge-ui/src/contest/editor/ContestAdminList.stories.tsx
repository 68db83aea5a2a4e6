import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, author, root } from '../../testing/AdminScreen';
import { contestRow, contestRows, heldContest } from '../../testing/contestEditorSamples';
import { pausedFor } from '../../testing/contestSamples';
import { onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestAdminList } from './ContestAdminList';

const meta = {
  title: 'Pages/Back office/Contests',
  component: ContestAdminList,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { keyword: undefined, page: 1, onKeywordChange: fn(), onPageChange: fn() },
  render: args => (
    <AdminScreen>
      <ContestAdminList {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof ContestAdminList>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const answers = {
  contestEditor: {
    list: async () => onePage(contestRows),
    changeVisible: async (change: object) => void done(change),
    remove: async (gone: object) => void done(gone),
  },
};

/** One is shown again, another is deleted once that was confirmed. */
export const Mixed: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [withFrame(() => ({ user: root, answers }))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Spring Regional, Practice Round' });
    await userEvent.click(canvas.getByRole('switch', { name: /算法与程序设计/ }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 2, visible: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'More for “Spring Regional, Practice Round”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = await screen.findByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 1 }));
    await screen.findByText('The contest is deleted');
  },
};

/** A contest that stands still; its menu leads to the dialog that lets it go on. */
export const Paused: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => {
      const paused = heldContest({ title: 'Winter Regional', ...pausedFor(true) });
      return {
        user: root,
        answers: {
          contestEditor: {
            list: async () => onePage([contestRow(1, 'Winter Regional', paused)]),
            read: async () => paused,
            changePause: async (change: object) => {
              done(change);
              return paused;
            },
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for “Winter Regional”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change the time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the time of “Winter Regional”' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Resume now/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ cid: 1, endTime: null })));
    await screen.findByText('The contest goes on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The download leaves out submissions of the author, and has one folder for each problem. */
export const AcceptedCode: Story = {
  tags: ['vrt:skip'],
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        ...answers,
        contestExport: {
          accepted: async (wanted: object) => {
            done(wanted);
            return new Blob([]);
          },
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for “Spring Regional, Practice Round”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download accepted code' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('switch', { name: /Without submissions of the author/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'By problem' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 1, excludeAdmin: true, splitType: 'problem' }));
  },
};

const kept = async () => onePage(contestRows.map(row => ({ ...row, mayRemove: false })));

/** An admin changes only their own contests, and deletes none. */
export const ForAdmins: Story = {
  decorators: [withFrame(() => ({ user: author, answers: { contestEditor: { ...answers.contestEditor, list: kept } } }))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Winter Sprint');
    await expect(canvas.queryByRole('link', { name: 'Winter Sprint' })).toBeNull();
    await expect(canvas.getByRole('switch', { name: '“Winter Sprint” is visible' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'More for “Spring Regional, Practice Round”' }));
    await screen.findByRole('menuitem', { name: 'Clone' });
    await screen.findByRole('menuitem', { name: 'Download the scoreboard (xlsx)' });
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
};

export const Nothing: Story = {
  decorators: [withFrame({ user: root, answers: { contestEditor: { list: async () => onePage([]) } } })],
  play: async ({ canvas }) => void (await canvas.findByText('There is no contest yet')),
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { contestEditor: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { contestEditor: { list: never } } })] };

export const Phone: Story = {
  decorators: [withFrame({ user: root, answers })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = { decorators: Phone.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };

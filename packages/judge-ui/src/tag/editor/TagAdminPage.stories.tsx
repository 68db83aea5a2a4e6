import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { classifiedTags } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin } from '../../testing/AdminScreen';
import { TagAdminPage } from './TagAdminPage';

const meta = {
  title: 'Pages/Back office/Tags',
  component: TagAdminPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  render: () => (
    <AdminScreen>
      <TagAdminPage />
    </AdminScreen>
  ),
} satisfies Meta<typeof TagAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();

/** A tag is renamed and moved; a classification is deleted once that was confirmed. */
export const Classified: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => ({
      user: problemAdmin,
      answers: {
        tagEditor: {
          change: async tag => void done(tag),
          removeClassification: async gone => void done(gone),
          add: () => Promise.reject(new ApiError('tag.taken')),
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the tag dp' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the tag dp' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), ' 动态规划');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Classification' }), 'Unclassified');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ id: 2, name: 'dp 动态规划', tcid: null })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the classification “Algorithms 算法”' }));
    const group = await screen.findByRole('dialog', { name: /Edit the classification/ });
    await userEvent.click(within(group).getByRole('button', { name: 'Delete' }));
    const asked = await screen.findByRole('alertdialog', { name: /Delete the classification/ });
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ tcid: 1 }));
  },
};

/** A name that is taken, and none at all. */
export const Refused: Story = {
  decorators: Classified.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tag' }));
    const dialog = await screen.findByRole('dialog', { name: 'New tag' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(within(dialog).getByText('The name is required')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'dp{Enter}');
    await expect(await within(dialog).findByText('A tag with this name exists already')).toBeVisible();
  },
};

export const Nothing: Story = {
  decorators: [withFrame({ user: problemAdmin, answers: { tag: { classified: async () => [] } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no tags yet')).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: problemAdmin, answers: { tag: { classified: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: problemAdmin, answers: { tag: { classified: never } } })] };

export const Phone: Story = {
  decorators: [
    withFrame({
      user: problemAdmin,
      answers: {
        tag: {
          classified: async () => [
            ...classifiedTags,
            { classification: { id: 9, name: '非常长的分类名称'.repeat(6), oj: 'ME', rank: 3 }, tagList: [] },
          ],
        },
      },
    }),
  ],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = { decorators: [withFrame({ user: problemAdmin })], globals: { theme: 'dark', locale: 'zh-CN' } };

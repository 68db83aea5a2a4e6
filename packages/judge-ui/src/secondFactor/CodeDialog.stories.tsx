import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withFrame } from '../testing/StoryFrame';
import { CodeDialog } from './CodeDialog';

const show = async ({ code }: { code: string }) => {
  if (code !== '314159') throw new ApiError('login.codeWrong');
};

const meta = {
  title: 'Account/CodeDialog',
  component: CodeDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { onEnd: fn() },
  decorators: [withFrame({ answers: { secondFactor: { show } } })],
} satisfies Meta<typeof CodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

/** A wrong code is said at once, and can be typed anew. */
export const Shown: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    const code = dialog.getByLabelText(/Code/);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Type the code')).toBeVisible();
    await userEvent.type(code, '271828{Enter}');
    await expect(await dialog.findByText('The code is wrong, or was used already')).toBeVisible();
    await expect(code).toHaveValue('');
    await userEvent.type(code, '314159{Enter}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(true));
  },
};

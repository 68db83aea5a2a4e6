import { ApiError } from '@oj/contract';
import { Button } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withFrame } from '../testing/StoryFrame';
import { useErrorToast } from '../parts/useErrorToast';

const SENTENCE = 'The server is busy, please try again in a moment';

/** Something that the server refuses, whoever asks for it and how often. */
function Failing() {
  const showError = useErrorToast();
  return <Button onClick={() => showError(new ApiError('server.busy'))}>Try</Button>;
}

const meta = {
  title: 'Shell/FailureNotice',
  component: Failing,
  // What is told stays five seconds.
  tags: ['vrt:skip'],
  decorators: [withFrame({})],
} satisfies Meta<typeof Failing>;
export default meta;
type Story = StoryObj<typeof meta>;

const noticesOf = (title: string) => screen.queryAllByRole('listitem').filter(each => within(each).queryByText(title));

/** A failure is told once, in a notification titled Error. */
export const Told: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }));
    await waitFor(() => expect(noticesOf('Error')).toHaveLength(1));
    await expect(noticesOf('Error')[0]).toHaveTextContent(SENTENCE);
  },
};

/** A phone shows the message alone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }));
    await waitFor(() => expect(noticesOf(SENTENCE)).toHaveLength(1));
    await expect(noticesOf('Error')).toHaveLength(0);
  },
};

export const ChineseAndDark: Story = {
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }));
    await waitFor(() => expect(noticesOf('错误')).toHaveLength(1));
  },
};

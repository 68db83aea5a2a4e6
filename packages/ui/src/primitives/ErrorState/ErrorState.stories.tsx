import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longText } from '../../testing/longText';
import { withClipboard } from '../../testing/withClipboard';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'Could not load the submissions',
    children: 'The server did not answer. Your code is kept.',
    requestId: 'req-01JD6Q8X4V7M',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button waits as long as the promise of the host. */
export const Retry: Story = {
  args: { onRetry: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load the submissions');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(retry).toBeDisabled());
  },
};
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy request id' })).toBeVisible();
    await expect(canvas.getByText('req-01JD6Q8X4V7M')).toBeVisible();
  },
};
/** The request id is copied, or selected where the browser forbids the clipboard. */
export const Copies: Story = {
  tags: ['vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = [];
    let restore = withClipboard(async text => void copied.push(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request id' }));
    await expect(await canvas.findByText('Copied successfully')).toBeVisible();
    await expect(copied).toEqual(['req-01JD6Q8X4V7M']);
    restore();
    restore = withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request id' }));
    await expect(await canvas.findByText('Copied failed, press Ctrl+C')).toBeVisible();
    await expect(getSelection()?.toString()).toBe('req-01JD6Q8X4V7M');
    restore();
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined, requestId: undefined, children: undefined } };
export const LongText: Story = {
  args: { title: longText, children: longText, requestId: longText.repeat(2) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { longText } from '../../testing/longText';
import { FileDrop, type FileDropProps } from './FileDrop';

const zip = (name: string, bytes = 2_400_000) => new File([new Uint8Array(bytes)], name, { type: 'application/zip' });

const Narrow = styled.div`
  max-width: 440px;
`;

const arrives: FileDropProps['upload'] = fn(async (_, { onProgress }) => {
  onProgress(0.4);
  onProgress(1);
  return { cases: 12 };
});
const neverEnds: FileDropProps['upload'] = (_, { onProgress }) => {
  onProgress(0.62);
  return new Promise(() => {});
};

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { label: 'Test cases', accept: '.zip', maxBytes: 4 * 1024 ** 2, upload: arrives, onUploaded: fn() },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A native file field: Tab reaches it, Space opens the chooser of the platform. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('Test cases', { selector: 'input' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Kinds: .zip · up to 4 MB each');
    const file = zip('cases.zip');
    await userEvent.upload(input, file);
    await expect(await canvas.findByText('Uploaded · 2.3 MB')).toBeVisible();
    await expect(args.onUploaded).toHaveBeenCalledWith(file, { cases: 12 });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('cases.zip')).toBeNull();
  },
};

/** Refused files stay in the list and say why. */
export const Refused: Story = {
  args: { multiple: true, maxFiles: 1 },
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('label:has(input)') as HTMLElement;
    const files = [
      zip('too large.zip', 5 * 1024 ** 2),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      zip('empty.zip', 0),
      zip('one.zip'),
      zip('two.zip'),
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('5 MB is over the limit of 4 MB')).toBeVisible();
    await expect(canvas.getByText('Not one of the kinds taken here (.zip)')).toBeVisible();
    await expect(canvas.getByText('The file is empty')).toBeVisible();
    await expect(canvas.getByText('No more than 1 file')).toBeVisible();
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1));
  },
};

export const Uploading: Story = {
  args: { upload: neverEnds },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Test cases', { selector: 'input' }),
      zip('problem 1042 with a very long name and all of its cases.zip'),
    );
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '62%');
  },
};

let tries = 0;

/** Cancel and failure keep the file: a retry sends the same one again. */
export const CancelAndRetry: Story = {
  args: {
    upload: (file, options) => {
      tries += 1;
      if (tries === 1) return neverEnds(file, options);
      return tries === 2 ? Promise.reject(new Error('reset')) : Promise.resolve(file.name);
    },
    describeError: error => (error instanceof Error ? `The connection was cut (${error.message})` : undefined),
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ args, canvas, userEvent }) => {
    const file = zip('cases.zip');
    await userEvent.upload(canvas.getByLabelText('Test cases', { selector: 'input' }), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel cases.zip' }));
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry cases.zip' }));
    await expect(await canvas.findByText('The connection was cut (reset)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry cases.zip' }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(file, 'cases.zip'));
  },
};

export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Test cases', { selector: 'input' }), zip('cases.zip'));
    await expect(await canvas.findByText('The upload did not get through')).toBeVisible();
  },
};
export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    fireEvent.dragOver(canvasElement.querySelector('label:has(input)') as HTMLElement);
    await expect(await canvas.findByText('Let go to upload')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Judge samples are required: upload them or write one below.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    label: '测试数据',
    multiple: true,
    hint: '压缩包里每组数据是一对文件，例如 1.in 和 1.out；名字相同，扩展名不同，不要有子目录。',
    upload: neverEnds,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('测试数据', { selector: 'input' }), [
      zip('第一题的测试数据.zip'),
      zip('第二题.zip', 9 * 1024 ** 2),
    ]);
    await expect(await canvas.findByText('大小 9 MB，超过了 4 MB 的上限')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { label: longText, hint: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AvatarCropper } from './AvatarCropper';

/** A picture of four quarters: red, green, blue, yellow, reading from the upper left. */
async function fourQuarters(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  for (const [place, color] of ['#c00000', '#00a000', '#0000c0', '#e0c000'].entries()) {
    pen.fillStyle = color;
    pen.fillRect((place % 2) * (width / 2), Math.floor(place / 2) * (height / 2), width / 2, height / 2);
  }
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'quarters.png', { type: 'image/png' });
}

/** Colour of a place of a picture, `r,g,b`. */
async function colorAt(picture: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  return [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(',');
}

const onCrop = fn(async (_: Blob): Promise<unknown> => undefined);

const meta = {
  title: 'Account/AvatarCropper',
  component: AvatarCropper,
  args: { name: '砚台有墨', onCrop },
} satisfies Meta<typeof AvatarCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard does everything: choose, move, turn, zoom, preview, upload. APG patterns: slider, dialog (modal). */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await fourQuarters(400, 300));
    const square = await canvas.findByRole('group', { name: /Crop area/ });
    square.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rotate left by 90 degrees' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    const crop = canvas.getByRole('button', { name: 'Crop' });
    await waitFor(() => expect(crop).toBeEnabled());
    await userEvent.click(crop);
    await expect(await screen.findByRole('img', { name: 'The cropped avatar' })).toHaveAttribute('width', '130');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(onCrop).toHaveBeenCalledOnce());
    const avatar = onCrop.mock.calls[0]?.[0] ?? new Blob();
    await expect(avatar.type).toBe('image/png');
    // Turned right once: what was below left is above left now.
    await expect(await colorAt(avatar, 10, 10)).toBe('0,0,192');
    await expect(await colorAt(avatar, 190, 10)).toBe('192,0,0');
    await expect(await colorAt(avatar, 190, 190)).toBe('0,160,0');
    await waitFor(() => expect(canvas.getByLabelText('Choose a picture')).toBeVisible());
  },
};

/** What is dropped is looked at like what is chosen. */
export const WrongKind: Story = {
  play: async ({ canvas }) => {
    const chooser = canvas.getByLabelText('Choose a picture');
    const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const dropped = new DataTransfer();
    dropped.items.add(logo);
    chooser.parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    await expect(await canvas.findByText(/^File type not support/)).toBeVisible();
    await expect(chooser).toHaveAccessibleDescription(/gif, jpg, jpeg, png, bmp or webp/);
  },
};
export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Choose a picture'),
      new File([new Uint8Array(2_097_153)], 'a.png', { type: 'image/png' }),
    );
    await expect(canvas.getByText(/^Exceed max size limit/)).toBeVisible();
  },
};
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), new File(['not a picture'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/cannot be read/)).toBeVisible();
  },
};

const middleOf = (element: Element | null) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/** A tall picture stands in the middle of the square. Leaving the crop asks first. */
export const Cropping: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await fourQuarters(320, 640));
    const square = await canvas.findByRole('group', { name: /Crop area/ });
    await expect(middleOf(canvasElement.querySelector('.reactEasyCrop_Image'))).toEqual(middleOf(square));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard the crop?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep cropping' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
};

/** An upload that fails can be tried again. */
export const UploadFails: Story = {
  args: {
    onCrop: fn(async (_: Blob): Promise<unknown> => {
      throw new Error('413');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await fourQuarters(300, 300));
    const crop = await canvas.findByRole('button', { name: 'Crop' });
    await waitFor(() => expect(crop).toBeEnabled());
    await userEvent.click(crop);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The upload did not succeed');
  },
};
/** A banner: three times as wide as high, as a WebP. */
export const AnotherShape: Story = {
  args: { aspect: 3, sizePx: 600, type: 'image/webp' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await fourQuarters(400, 300));
    const crop = await canvas.findByRole('button', { name: 'Crop' });
    await waitFor(() => expect(crop).toBeEnabled());
    await userEvent.click(crop);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(args.onCrop).toHaveBeenCalled());
    const banner = onCrop.mock.lastCall?.[0] ?? new Blob();
    await expect(banner.type).toBe('image/webp');
    const { width, height } = await createImageBitmap(banner);
    await expect([width, height]).toEqual([600, 200]);
  },
};
export const Nobody: Story = { args: { name: 'kth_smallest' } };
export const ChineseAndDark: Story = { globals: { locale: 'zh-CN', theme: 'dark' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

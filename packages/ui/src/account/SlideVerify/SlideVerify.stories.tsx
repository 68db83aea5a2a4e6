import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SlideVerify, type SlidePuzzle, type SlideVerifyProps } from './SlideVerify';
import { slideSizes, type SlideTrack } from './slideTrack';

const shape = (x: number) => `M${x} 46h14a10 10 0 1 1 14 0h14v14a10 10 0 1 1 0 14v14h-42z`;
const picture = (width: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100" viewBox="0 0 ${width} 100">${content}</svg>`)}`;
const scenery =
  '<rect width="325" height="100" fill="#dfe6d5"/><circle cx="262" cy="26" r="13" fill="#c84341"/><path d="M0 74 60 34l40 30 54-48 62 56 40-26 69 40v40H0z" fill="#7d978a"/><path d="M0 88q80-30 160-6t165-4v22H0z" fill="#3d5a50"/>';

/** A puzzle as a server would draw it, its hole `holePx` from the left. */
const puzzleAt = (holePx: number): SlidePuzzle => ({
  background: picture(325, `${scenery}<path d="${shape(holePx)}" fill="#0009" stroke="#fff" stroke-width="1.5"/>`),
  piece: picture(
    65,
    `<clipPath id="c"><path d="${shape(0)}"/></clipPath><g clip-path="url(#c)"><g transform="translate(-${holePx})">${scenery}</g></g><path d="${shape(0)}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
  ),
});

const HOLE_PX = 160;
const judge: SlideVerifyProps['onVerify'] = fn(async ({ offsetPx }: SlideTrack) =>
  Math.abs(offsetPx - HOLE_PX) <= slideSizes.tolerancePx ? 'ok' : 'wrong',
);

const meta = {
  title: 'Account/SlideVerify',
  component: SlideVerify,
  args: { puzzle: puzzleAt(HOLE_PX), onVerify: judge, onRefresh: fn() },
} satisfies Meta<typeof SlideVerify>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: slider. Arrow keys move by one px, with Shift by ten; Enter lets go. */
export const Keyboard: Story = {
  tags: ['apg:slider'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Place of the piece' });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{PageUp>4/}{ArrowLeft}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '160');
    await expect(slider).toHaveAttribute('aria-valuetext', '160 of 283 pixels');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(args.onVerify).toHaveBeenCalledWith(expect.objectContaining({ offsetPx: 160, by: 'keyboard' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** The hand's way goes to `onVerify`, in px of the picture however small it is shown. */
export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const { left, top } = slider.getBoundingClientRect();
    const scale = (slider.parentElement as HTMLElement).getBoundingClientRect().width / slideSizes.widthPx;
    const at = (xPx: number, yPx: number) => ({ clientX: left + 5 + xPx * scale, clientY: top + 5 + yPx });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: slider, coords: at(0, 0) },
      { target: slider, coords: at(60, 2) },
      { target: slider, coords: at(158, -1) },
      { keys: '[/MouseLeft]', target: slider, coords: at(158, -1) },
    ]);
    await expect(await canvas.findByText('Verified')).toBeVisible();
    const [track] = (args.onVerify as ReturnType<typeof fn>).mock.lastCall as [SlideTrack];
    await expect(track.by).toBe('pointer');
    await expect(track.points.map(({ xPx, yPx }) => [xPx, yPx])).toEqual([
      [0, 0],
      [60, 2],
      [158, -1],
      [158, -1],
    ]);
  },
};

function Host(props: SlideVerifyProps) {
  const [puzzle, setPuzzle] = useState(() => puzzleAt(HOLE_PX));
  return (
    <SlideVerify
      {...props}
      puzzle={puzzle}
      onRefresh={() => {
        props.onRefresh();
        setPuzzle(puzzleAt(90));
      }}
    />
  );
}

export const Wrong: Story = {
  render: args => <Host {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(await canvas.findByText('That was not the place, try again')).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expect(slider).toHaveFocus();
  },
};

export const TooFast: Story = {
  args: { onVerify: async () => 'tooFast' as const },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End} ');
    await expect(await canvas.findByText('Speed too fast, may be machine operation! Please verify again!')).toBeVisible();
  },
};

export const CheckFails: Story = {
  args: { onVerify: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End} ');
    await expect(await canvas.findByText('The check did not get through, try again')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-disabled', 'false'));
  },
};

export const Checking: Story = {
  args: { onVerify: () => new Promise<never>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{PageUp>4/}{Enter}');
    await expect(canvas.getByText('Checking…')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = { args: { puzzle: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const OtherWay: Story = { args: { otherWay: 'Cannot use this? Sign in with a code by email.' } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };

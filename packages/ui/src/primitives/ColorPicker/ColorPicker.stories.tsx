import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { longText } from '../../testing/longText';
import { ColorPicker } from './ColorPicker';

const meta = {
  title: 'Primitives/ColorPicker',
  component: ColorPicker,
  args: { label: 'Colour of the tag', onValueChange: fn() },
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG patterns: dialog for the sheet, slider for saturation and hue, toggle button for swatches. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Pick a colour' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const hue = await screen.findByRole('slider', { name: 'Hue' });
    hue.focus();
    fireEvent.keyDown(hue, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(expect.stringMatching(/^#[\da-f]{6}$/)));
    const swatch = screen.getByRole('button', { name: '#c84341' });
    swatch.focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#c84341');
    await expect(swatch).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Colour of the tag' })).toHaveValue('#c84341');
  },
};

export const ByDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const digits = canvas.getByRole('textbox', { name: 'Colour of the tag' });
    await userEvent.clear(digits);
    await userEvent.type(digits, '#0A3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#00aa33');
    await userEvent.type(digits, '68');
    await expect(digits).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('#0a368');
    await userEvent.tab();
    await expect(digits).toHaveValue('#00aa33');
  },
};

export const Opened: Story = {
  args: { defaultValue: '#c84341' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour' }));
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Hue' })).toBeVisible());
  },
};

export const FaintOnPaper: Story = {
  args: { defaultValue: '#f5e663' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Hard to see on light paper; take a darker colour.');
  },
};
export const FaintInTheDark: Story = { globals: { locale: 'zh-CN' }, args: { defaultValue: '#1b1b2f', label: '标签颜色' } };
export const WithError: Story = { args: { error: 'This colour is taken by another tag.' } };
export const Disabled: Story = { args: { disabled: true } };
export const ManySwatches: Story = {
  args: {
    swatches: Array.from({ length: 20 }, (_, place) => `#${(place * 12 + 16).toString(16).repeat(3)}`),
    label: 'A label that is far too long for such a small field, and goes on 一直写下去',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^#/ })).toHaveLength(20));
  },
};
export const LongText: Story = {
  args: { label: longText, hint: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

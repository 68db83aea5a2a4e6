import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Stepper } from './Stepper';

const steps = [
  { key: 'upload', label: 'Upload', hint: 'A zip or a package' },
  { key: 'check', label: 'Check' },
  { key: 'publish', label: 'Publish' },
];
const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { steps, current: 'check', onStepChange: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, check] = canvas.getAllByRole('listitem');
    await expect(check).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Upload.*done/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepChange).toHaveBeenCalledWith('upload');
  },
};

/** All steps are done, and none leads back; texts wrap. */
export const DoneAndLong: Story = {
  render: () => <Stepper steps={[...steps.slice(0, 2), { key: 'long', label: longText }]} current="" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

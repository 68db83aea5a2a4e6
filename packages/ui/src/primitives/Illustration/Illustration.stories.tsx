import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration } from './Illustration';

const meta = { title: 'Primitives/Illustration', component: Illustration, args: { name: 'mountains' } } satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet. Silent, as all of them are. */
export const Mountains: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** Nothing found. */
export const Boat: Story = { args: { name: 'boat' } };
/** Nothing written. */
export const Scroll: Story = { args: { name: 'scroll' } };
export const Dark: Story = { globals: { theme: 'dark' } };

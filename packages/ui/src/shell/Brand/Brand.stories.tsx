import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Brand, BrandMark } from './Brand';

const meta = { title: 'Shell/Brand', component: Brand, subcomponents: { BrandMark }, args: { name: 'Open Judge' } } satisfies Meta<
  typeof Brand
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Latin: Story = {};
export const Chinese: Story = { args: { name: '砚湖在线评测' } };
export const LongText: Story = {
  args: { name: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

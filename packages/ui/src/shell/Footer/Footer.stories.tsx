import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../Brand/Brand';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { Footer } from './Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <BrandMark width={24} height={24} />,
    children: ['Help', 'Languages and flags', 'API', 'Source'].map(name => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    )),
    note: 'Server time 16:31:08 · version 0.1.0',
    end: <LanguageSwitch value="zh-CN" onValueChange={() => undefined} />,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Site' })).toBeVisible();
  },
};
export const NoteOnly: Story = { args: { brand: undefined, children: undefined, end: undefined } };

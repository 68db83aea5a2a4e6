import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { SiteFooter } from './SiteFooter';

const meta = { title: 'Shell/SiteFooter', component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  decorators: [
    withFrame({
      answers: { site: { config: async () => ({ ...site, recordName: '京ICP备00000000号', recordUrl: 'https://record.example' }) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '京ICP备00000000号' })).toHaveAttribute('href', 'https://record.example');
    await expect(canvas.getAllByRole('navigation')).toHaveLength(3);
  },
};

/** A site that says nothing of its own is described in the reader's language. */
export const DefaultDescription: Story = {
  decorators: [withFrame({})],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/练习与比赛的在线评测/)).toBeVisible();
  },
};

export const OwnDescription: Story = {
  decorators: [withFrame({ answers: { site: { config: async () => ({ ...site, description: 'The judge of Nanhu University.' }) } } })],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The judge of Nanhu University.')).toBeVisible();
  },
};

export const Phone: Story = { decorators: [withFrame({})], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

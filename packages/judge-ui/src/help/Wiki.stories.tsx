import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { Wiki } from './Wiki';

const wikiUrl = 'https://wiki.example/';
const meta = {
  title: 'Pages/Wiki',
  component: Wiki,
  tags: ['vrt:skip'],
  decorators: [withFrame({ answers: { site: { config: async () => ({ ...site, wikiUrl }) } } })],
} satisfies Meta<typeof Wiki>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The wiki stands in a frame, beside a link for the case that the other site refuses to be framed. */
export const Framed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', wikiUrl);
    await expect(canvas.getByTitle('Wiki')).toHaveAttribute('src', wikiUrl);
  },
};

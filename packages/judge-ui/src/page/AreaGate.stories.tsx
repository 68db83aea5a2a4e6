import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { site } from '../testing/samples';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { AreaGate } from './AreaGate';

const meta = {
  title: 'Pages/Closed area',
  component: AreaGate,
  args: { area: 'openPublicDiscussion', children: 'Discussions' },
} satisfies Meta<typeof AreaGate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** DIS-021: the addresses of a closed area lead to the first page, which says why. */
export const Closed: Story = {
  decorators: [
    withFrame({ address: '/discussion', answers: { site: { config: async () => ({ ...site, openPublicDiscussion: false }) } } }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await screen.findByText('No Access: There is no open discussion area on the website!');
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/home'));
    await expect(canvas.queryByText('Discussions')).toBeNull();
  },
};

export const Open: Story = {
  decorators: [withFrame({ address: '/discussion' })],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Discussions');
    await expect(addressIn(canvasElement)).toBe('/discussion');
  },
};

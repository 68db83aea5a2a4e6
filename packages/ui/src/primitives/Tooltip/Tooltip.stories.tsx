import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { longText } from '../../testing/longText';
import { Tooltip } from './Tooltip';

const Room = styled.div`
  padding: 56px 120px;
`;

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    label: 'Follow this team on the scoreboard',
    children: (
      <IconButton label="Follow">
        <Star aria-hidden />
      </IconButton>
    ),
  },
  decorators: [
    Story => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows at once on keyboard focus, describes its element, and Escape hides it. */
export const Keyboard: Story = {
  tags: ['apg:tooltip'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Follow this team on the scoreboard'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Open: Story = { args: { open: true } };
export const LongText: Story = {
  args: { label: longText, open: true },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

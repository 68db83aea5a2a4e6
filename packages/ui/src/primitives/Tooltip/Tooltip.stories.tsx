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

const Window = styled.div`
  height: 160px;
  overflow: auto;
`;

const Depth = styled.div`
  height: 400px;
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
/** Focus scrolls to what is out of sight, and the hint stays until the focus goes. */
export const FocusOutOfSight: Story = {
  tags: ['vrt:skip'],
  decorators: [
    Story => (
      <Window>
        <Depth />
        <Story />
      </Window>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const scrolled = new Promise(resolve => addEventListener('scroll', resolve, { capture: true, once: true }));
    canvas.getByRole('button', { name: 'Follow' }).focus();
    await scrolled;
    // What a scroll ends is gone two frames later.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Follow this team on the scoreboard');
    await userEvent.tab();
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

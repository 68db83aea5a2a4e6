import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Avatar } from './Avatar';

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: '青岚' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

export const Initial: Story = {
  args: { size: 64 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '青岚' })).toHaveTextContent('青');
  },
};

/** A picture that does not load gives way to the initial. */
export const BrokenPicture: Story = {
  args: { name: 'kth_smallest', src: 'data:image/png;base64,AAAA', size: 40 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'kth_smallest' })).toHaveTextContent('K'));
  },
};

export const Sizes: Story = {
  render: () => (
    <Row>
      {([24, 30, 32, 40, 64] as const).map(size => (
        <Avatar key={size} name="loopinvariant" size={size} />
      ))}
    </Row>
  ),
};
export const Tones: Story = {
  render: () => (
    <Row>
      {['青岚', 'loopinvariant', '砚台有墨', 'coach-lhz', 'segfault_at_dawn', '三更灯火', 'kth_smallest', '👩‍💻 dev'].map(name => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Row>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Kbd } from './Kbd';

const meta = { title: 'Primitives/Kbd', component: Kbd, args: { children: '⌘ K' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = {};
export const InPrimaryButton: Story = {
  render: () => (
    <Button tone="primary">
      Submit <Kbd>⌘ ↵</Kbd>
    </Button>
  ),
};

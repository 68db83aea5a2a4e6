import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link';

const meta = { title: 'Primitives/Link', component: Link, args: { href: '#rules', children: 'Contest rules' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Keyboard: Story = {
  tags: ['apg:link', 'vrt:skip'],
  args: { onClick: fn(event => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Contest rules' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Inline: Story = {
  render: args => (
    <p>
      Read the <Link {...args} tone="inline" /> before the start; 赛前请阅读
      <Link href="#zh" tone="inline">
        比赛规则
      </Link>
      。
    </p>
  ),
};
export const Ink: Story = { args: { tone: 'ink' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const External: Story = {
  args: { href: 'https://icpc.global', external: true, children: 'ICPC' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'ICPC (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

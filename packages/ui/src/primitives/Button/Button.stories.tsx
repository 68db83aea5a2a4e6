import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from './Button';
import { buttonStyle } from './buttonStyle';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Submit', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ['apg:button'],
  args: { tone: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-block-end: 16px;
`;

export const TonesAndSizes: Story = {
  render: () => (
    <>
      {(['medium', 'small'] as const).map(size => (
        <Row key={size}>
          <Button size={size} tone="primary">
            Submit
          </Button>
          <Button size={size}>
            <Play aria-hidden /> Run samples
          </Button>
          <Button size={size} tone="quiet">
            Cancel
          </Button>
          <Button size={size} tone="danger">
            <Trash2 aria-hidden /> Delete
          </Button>
        </Row>
      ))}
      <Row>
        <Button disabled tone="primary">
          Submit
        </Button>
        <Button disabled>Run samples</Button>
        <Button disabled tone="quiet">
          Cancel
        </Button>
      </Row>
    </>
  ),
};

export const Pending: Story = {
  args: { tone: 'primary', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: '重新评测这道题目的全部提交记录 (rejudge all 412 submissions)' },
};

const ButtonLink = styled.a`
  ${buttonStyle}
`;

/** A link of the host, dressed by `buttonStyle`. */
export const AsLink: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#problems" data-tone="primary">
        Browse problems
      </ButtonLink>
      <ButtonLink href="#contests">Contests</ButtonLink>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse problems' })).toHaveAttribute('href', '#problems');
  },
};

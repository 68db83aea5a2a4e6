import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Balloon } from './Balloon';

const meta = { title: 'Contest/Balloon', component: Balloon, args: { letter: 'F', color: '#d9a441' } } satisfies Meta<typeof Balloon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Spoken: Story = {
  args: { label: 'Problem F', size: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Problem F' })).toBeVisible();
  },
};

const colors = ['#e5484d', '#f2c94c', '#2f9e6e', '#3a6fd8', '#f08c3a', '#8e5bd0', '#f4a6c0', '#1f2430', '#8fd3e8', '#ffffff', '#000'];
export const Colours: Story = {
  render: () => (
    <>
      {colors.map((color, place) => (
        <Balloon key={color} letter={String.fromCodePoint(65 + place)} color={color} size={42} />
      ))}
    </>
  ),
};

/** A colour that is no colour gives a paper balloon; of a long name two letters are drawn. */
export const Hostile: Story = {
  args: { letter: '🏮P1001', color: 'red;background:url(https://x.example)', size: 60 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-letters', 'paper');
    await expect(canvasElement.querySelector('text')).toHaveTextContent('🏮P');
  },
};
export const Dark: Story = { render: Colours.render, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Breadcrumb } from './Breadcrumb';

const places = [
  { key: 'groups', label: 'Groups', href: '#groups' },
  { key: 'group', label: 'Algorithms 2026', href: '#groups/7' },
  { key: 'contest', label: 'Autumn Invitational' },
];
const meta = { title: 'Primitives/Breadcrumb', component: Breadcrumb, args: { places } } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ['apg:breadcrumb'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Autumn Invitational')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Autumn Invitational' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Groups' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Algorithms 2026' })).toHaveAttribute('href', '#groups/7');
  },
};

export const LongText: Story = {
  args: { places: [...places.slice(0, 2), { key: 'long', label: longText, href: '#long' }, { key: 'here', label: longText }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { RatingGraph } from './RatingGraph';

const ratings = [1402, 1389, 1478, 1551, 1530, 1604, 1598, 1660, 1721, 1642, 1733, 1812];
const points = ratings.map((rating, place) => ({
  id: place + 1,
  contest: `Round ${960 + place * 3} (Div. 2)`,
  at: new Date(Date.UTC(2025, 2 + place * 1.5, 12 + place, 16)),
  rating,
  rank: 3200 - place * 241,
}));
const bands = [
  { from: 0, name: 'Beginner', color: 'var(--oj-ca)' },
  { from: 1400, name: 'Apprentice', color: 'var(--oj-ac)' },
  { from: 1600, name: 'Journeyman', color: 'var(--oj-chart-3)' },
  { from: 1800, name: 'Master', color: 'var(--oj-mle)' },
];

const meta = {
  title: 'Judge/RatingGraph',
  component: RatingGraph,
  args: { label: 'Rating', points, bands, startsAt: 1400, timeZone: 'UTC' },
} satisfies Meta<typeof RatingGraph>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: listbox. The contests are its options. */
export const Keyboard: Story = {
  tags: ['apg:listbox'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { name: 'Round 960 (Div. 2), Mar 12, 2025: 1402 (+2)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /1389 \(−13\)$/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /1812/ })).toHaveFocus();
    await expect(canvas.getByText('Master', { selector: 'span' })).toBeVisible();
  },
};
export const Chinese: Story = { args: { label: '积分' }, globals: { locale: 'zh-CN', theme: 'dark' } };
export const WithoutLevels: Story = { tags: ['vrt:skip'], args: { bands: [] } };
export const OneContest: Story = { tags: ['vrt:skip'], args: { points: points.slice(0, 1) } };
export const AsTable: Story = { tags: ['vrt:skip'], args: { defaultView: 'table', points: points.slice(0, 5) } };
export const LongText: Story = {
  tags: ['vrt:skip'],
  args: { label: longText, points: points.map(point => ({ ...point, contest: longText })) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Empty: Story = { tags: ['vrt:skip'], args: { points: [] } };
export const Loading: Story = { tags: ['vrt:skip'], args: { points: [], loading: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

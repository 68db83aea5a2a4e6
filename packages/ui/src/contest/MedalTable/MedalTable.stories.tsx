import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { medalCounts } from '../../ranking/medals';
import { largeBoard, oiStandings } from '../../testing/exampleBoard';
import { MedalTable } from './MedalTable';

const { standings } = largeBoard(20, 11);
const ranked = standings.filter(({ rank }) => rank !== null).length;
const meta = {
  title: 'Contest/MedalTable',
  component: MedalTable,
  args: { standings, medals: medalCounts(ranked) },
} satisfies Meta<typeof MedalTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percentages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Gold/ })).toHaveTextContent('1 team');
    await expect(canvas.getAllByTitle('Bronze')).toHaveLength(Math.floor(ranked * 0.3));
  },
};
export const Oi: Story = { args: { standings: oiStandings(), medals: { gold: 1, silver: 2, bronze: 3 } } };
export const Linked: Story = {
  tags: ['apg:table'],
  args: { teamHref: ({ id }) => `#${id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { standings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No medals yet')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };

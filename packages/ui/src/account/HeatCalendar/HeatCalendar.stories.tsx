import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeatCalendar } from './HeatCalendar';
import { daysLater } from './heatDays';

const end = '2026-03-14';
/** A year that looks lived in, the same each time. */
const days = Array.from({ length: 371 }, (_, ago) => {
  const wave = Math.sin(ago / 9) + Math.sin(ago / 31) + Math.sin(ago * 12.9898) * 1.4;
  return { date: daysLater(end, -ago), count: wave < 0.2 ? 0 : Math.round(wave * 4) };
});

const meta = {
  title: 'Account/HeatCalendar',
  component: HeatCalendar,
  args: { days, end },
} satisfies Meta<typeof HeatCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: grid. One tab stop; arrows move by days and weeks, Home and End in the row, with Ctrl in the year. */
export const Keyboard: Story = {
  tags: ['apg:grid'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: /Saturday, March 14, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    const friday = canvas.getByRole('gridcell', { name: /Friday, March 6, 2026/ });
    await expect(friday).toHaveFocus();
    await expect(friday).toHaveAttribute('tabindex', '0');
    await expect(canvas.getAllByRole('gridcell').filter(cell => cell.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: /Sunday, March 9, 2025/ })).toHaveFocus();
  },
};
export const Chinese: Story = { globals: { locale: 'zh-CN', theme: 'dark' } };
export const Nothing: Story = { args: { days: [] } };
export const OneDay: Story = { args: { days: [{ date: '2026-03-01', count: 1 }] } };
export const OtherSteps: Story = { args: { steps: [1, 10, 50, 100], days: days.map(({ date, count }) => ({ date, count: count * 17 })) } };
export const AsTable: Story = { args: { defaultView: 'table' } };
export const Loading: Story = { args: { days: [], loading: true } };
/** The newest weeks are visible on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  decorators: [
    Story => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    await expect(scroller?.scrollLeft).toBeGreaterThan(300);
  },
};

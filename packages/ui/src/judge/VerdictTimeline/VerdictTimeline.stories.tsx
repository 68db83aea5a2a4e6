import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { problems } from '../../testing/exampleBoard';
import type { TimedSubmission } from './timeline';
import { VerdictTimeline } from './VerdictTimeline';

const at = (id: number, problem: string, minutes: number, status: number, score?: number): TimedSubmission => ({
  id,
  problem,
  atSeconds: minutes * 60,
  status,
  score,
});

const submissions = [
  at(1, 'A', 14, 0),
  at(2, 'B', 22, -1),
  at(3, 'B', 31, -1),
  at(4, 'B', 38, 0),
  at(5, 'C', 77, 0),
  at(6, 'D', 90, -2),
  at(7, 'D', 91, 1),
  at(8, 'D', 92, 3),
  at(9, 'D', 109, 0),
  at(10, 'E', 170, 8, 60),
  at(11, 'E', 210, 2),
  at(12, 'F', 246, -5),
  at(13, 'F', 298, 7),
];

const meta = {
  title: 'Judge/VerdictTimeline',
  component: VerdictTimeline,
  args: { problems: problems.slice(0, 7), submissions, durationSeconds: 18_000, freezeAtSeconds: 14_400, onOpenSubmission: fn() },
} satisfies Meta<typeof VerdictTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list of buttons: Tab goes from seal to seal, Enter opens the submission. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'A at 0:14: Accepted' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenSubmission).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};
export const Linked: Story = {
  args: { renderLink: ({ id }, seal) => <a href={`#${id}`}>{seal}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'D at 1:31: Time Limit Exceeded' })).toHaveAttribute('href', '#7');
  },
};
export const NoFreeze: Story = { args: { freezeAtSeconds: null } };
/** What would need more than three lines is gathered; a press shows the whole row. */
export const Crowded: Story = {
  args: { submissions: Array.from({ length: 40 }, (_, place) => at(place, 'ABC'[place % 3] ?? 'A', 30 + place, place % 4 ? -1 : 0)) },
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /^\+\d+ of A from .*: show all/ });
    const seals = canvas.getAllByRole('button', { name: /^A at/ }).length;
    await userEvent.click(more as HTMLElement);
    await expect(canvas.queryByRole('button', { name: /of A from/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^A at/ }).length).toBeGreaterThan(seals);
    await expect(document.activeElement).toHaveAccessibleName(/^A at/);
    await expect(canvas.getAllByRole('button', { name: /of B from/ }).length).toBeGreaterThan(0);
  },
};
export const Empty: Story = {
  args: { submissions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No submissions yet')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };

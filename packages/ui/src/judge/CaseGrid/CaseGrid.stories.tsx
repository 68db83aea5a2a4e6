import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CaseGrid } from './CaseGrid';
import type { JudgedCase } from './judgedCase';

const cases = (count: number, statusOf: (place: number) => number): JudgedCase[] =>
  Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const status = statusOf(place);
    const ran = status < 5 || status === 8;
    return { place, status, timeMs: ran ? 12 + ((place * 37) % 220) : null, memoryKb: ran ? 3600 + ((place * 911) % 15_000) : null };
  });

const failing = cases(40, place => (place < 23 ? 0 : place === 23 ? -1 : 5)).map(judged =>
  judged.place === 23 ? { ...judged, message: 'wrong answer 1st line, 2nd column: expected 8, found 7' } : judged,
);

const meta = { title: 'Judge/CaseGrid', component: CaseGrid, args: { cases: failing, onSelectedChange: fn() } } satisfies Meta<
  typeof CaseGrid
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Listbox pattern: one tab stop, arrows and Home/End move, focus chooses. */
export const WrongOnOne: Story = {
  tags: ['apg:listbox'],
  play: async ({ args, canvas, userEvent }) => {
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(40);
    const decisive = canvas.getByRole('option', { name: 'Test 23: Wrong Answer' });
    await expect(decisive).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(/expected 8, found 7/)).toBeVisible();
    await userEvent.tab();
    await expect(decisive).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('option', { name: 'Test 22: Accepted' })).toHaveFocus();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(22);
    await userEvent.keyboard('{Home}');
    await expect(options[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.getBoundingClientRect().left).toBe(options[0]?.getBoundingClientRect().left);
    await expect(document.activeElement).not.toBe(options[0]);
    await userEvent.keyboard('{End}');
    await expect(options.at(-1)).toHaveFocus();
  },
};

/** Time and memory as a share of what the language is granted. */
export const WithLimits: Story = {
  args: { limits: { timeMs: 1000, memoryKb: 262_144 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Time' })).toHaveAttribute('aria-valuetext', expect.stringContaining('of 1000 ms'));
    await expect(canvas.getByRole('meter', { name: 'Memory' })).toBeVisible();
  },
};

/** 23 of 40 have run: the rest stand empty. */
export const Running: Story = {
  args: { cases: [...cases(22, () => 0), { place: 23, status: 7 }], total: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(40);
    await expect(canvas.getByRole('option', { name: 'Test 40: Pending' })).toBeVisible();
  },
};

/** The judging stopped at the first failure: the rest did not run and stand hollow. */
export const StoppedAtTheFirstFailure: Story = {
  args: { cases: cases(10, place => (place < 4 ? 0 : place === 4 ? -1 : -10)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { name: 'Test 4: Wrong Answer' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Test 7: Not run' }));
    await expect(canvas.getByText('Not run')).toBeVisible();
    await expect(canvas.queryByText('Memory')).not.toBeVisible();
  },
};

export const EveryVerdict: Story = {
  args: { cases: cases(15, place => [0, -1, 1, 2, 3, -2, -3, 8, 5, 6, 7, 4, 10, -4, -5][place - 1] ?? 0) },
};

export const Thousand: Story = {
  // Its cells are those of the other stories; axe would look at a thousand of them for seconds.
  parameters: { a11y: { test: 'off' } },
  args: { cases: cases(1000, place => (place % 97 === 0 ? 1 : place % 61 === 0 ? 3 : 0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1000);
    await expect(canvas.getByRole('option', { name: 'Test 61: Runtime Error' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Subtasks: Story = {
  args: {
    subtasks: [
      { place: 1, status: 0, score: 20, timeMs: 15, memoryKb: 3600, cases: cases(4, () => 0) },
      {
        place: 2,
        status: 1,
        score: 0,
        timeMs: 2000,
        memoryKb: 18_600,
        cases: cases(8, place => (place < 6 ? 0 : place === 6 ? 1 : -4)).map(each => ({ ...each, place: each.place + 4 })),
      },
      {
        place: 3,
        status: 8,
        score: 24,
        timeMs: 812,
        memoryKb: 261_400,
        cases: cases(6, place => (place === 2 ? 8 : 0)).map(each => ({
          ...each,
          place: each.place + 12,
          score: each.status === 8 ? 40 : 100,
        })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5 of 8 passed')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Test 14: Partial Accepted' }));
    await expect(canvas.getByText('Test 14')).toBeVisible();
    await expect(canvas.getAllByText('Test 14')).toHaveLength(1);
    await userEvent.click(canvas.getByText('Subtask 3'));
    await expect(canvas.getByRole('option', { name: 'Test 14: Partial Accepted' })).not.toBeVisible();
  },
};

export const LongMessage: Story = {
  args: {
    cases: [
      {
        place: 1,
        status: 3,
        timeMs: 3,
        memoryKb: 812,
        message: `terminate called after throwing an instance of 'std::bad_alloc'\n<script>alert(1)</script>\n${'x'.repeat(400)}`,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = { args: { cases: [] } };

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };

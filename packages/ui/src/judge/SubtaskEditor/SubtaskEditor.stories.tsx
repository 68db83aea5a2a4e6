import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubtaskEditor } from './SubtaskEditor';

const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const meta = {
  title: 'Judge/SubtaskEditor',
  component: SubtaskEditor,
  args: {
    label: 'Subtasks',
    caseCount: 10,
    defaultValue: [
      { number: 1, cases: all(1, 4), points: 40 },
      { number: 2, cases: all(5, 10), points: 60 },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SubtaskEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cases = (number: number) => canvas.getByRole('textbox', { name: `Cases of subtask ${number}` });
    await userEvent.tab();
    await expect(cases(1)).toHaveFocus();
    await userEvent.clear(cases(1));
    await userEvent.keyboard('1-3, 6{Enter}');
    await expect(cases(2)).toHaveValue('5, 7-10');
    await expect(canvas.getByText('In no subtask: 4')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText(/101 points in all/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a subtask' }));
    await expect(cases(3)).toHaveFocus();
    await expect(cases(3)).toHaveValue('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Share 100 points evenly' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { number: 1, cases: [1, 2, 3, 6], points: 33 },
      { number: 2, cases: [5, 7, 8, 9, 10], points: 33 },
      { number: 3, cases: [4], points: 34 },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove subtask 3' }));
    await expect(canvas.getByRole('button', { name: 'Add a subtask' })).toHaveFocus();
    await expect(canvas.getByText('In no subtask: 4')).toBeVisible();
  },
};

export const CasesInNone: Story = {
  args: {
    defaultValue: [
      { number: 1, cases: all(1, 4), points: 40 },
      { number: 2, cases: [5, 6, 9], points: null },
    ],
  },
};

export const NotRead: Story = {
  tags: ['vrt:skip'],
  play: async ({ args, canvas, userEvent }) => {
    const cases = canvas.getByRole('textbox', { name: 'Cases of subtask 1' });
    await userEvent.type(cases, ', 11{Enter}');
    await expect(cases).toBeInvalid();
    await expect(canvas.getByText('Write numbers from 1 to 10, such as 1-4, 7')).toBeVisible();
    await expect(cases).toHaveValue('1-4, 11');
    await userEvent.keyboard('{Backspace}2{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(cases);
    await userEvent.keyboard('1-4, 10{Enter}');
    await expect(cases).toBeValid();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  tags: ['vrt:skip'],
  args: { defaultValue: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No subtasks yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a subtask' }));
    await expect(canvas.getByRole('textbox', { name: 'Cases of subtask 1' })).toHaveValue('1-10');
  },
};

export const Disabled: Story = { tags: ['vrt:skip'], args: { disabled: true } };

export const LongText: Story = {
  tags: ['vrt:skip'],
  args: {
    label: 'Which test cases are scored together '.repeat(8),
    caseCount: 400,
    defaultValue: [{ number: 1, cases: all(1, 400).filter(number => number % 2), points: 100 }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

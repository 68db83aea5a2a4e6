import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../testing/longText';
import { TestCaseMatrix } from './TestCaseMatrix';
import type { TestedProgram } from './testedProgram';

const program = (name: string, statuses: readonly number[]): TestedProgram => ({
  id: name,
  name,
  cases: statuses.map((status, index) => ({ place: index + 1, status, timeMs: status === -10 ? null : 12 + index })),
});

const programs = [
  program('model', [0, 0, 0, 0, 0, 0]),
  program('naive', [0, 0, 0, 1, 1, -10]),
  program('off by one', [0, -1, 0, -1, 3, 2]),
];

const meta = {
  title: 'Judge/TestCaseMatrix',
  component: TestCaseMatrix,
  args: { label: 'Reference solutions', programs, onOpen: fn() },
} satisfies Meta<typeof TestCaseMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: grid. */
export const Keyboard: Story = {
  tags: ['apg:grid'],
  play: async ({ args, canvas, userEvent }) => {
    const cell = (name: RegExp) => canvas.getByRole('gridcell', { name });
    await expect(canvas.getByText('3/6')).toBeVisible();
    await userEvent.tab();
    await expect(cell(/^model, test 1: Accepted/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(cell(/^naive, test 4: Time Limit Exceeded, 15 ms/)).toHaveFocus();
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'naive' }), expect.objectContaining({ place: 4 }));
    await userEvent.keyboard('{End}{Enter}');
    await expect(cell(/^naive, test 6: Not run/)).toHaveFocus();
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(cell(/^model, test 1/)).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ManyAndLongText: Story = {
  tags: ['vrt:skip'],
  args: {
    programs: [
      program(
        longText,
        Array.from({ length: 80 }, (_, place) => (place % 7 ? 0 : -1)),
      ),
      ...programs,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('gridcell', { name: /^model, test 2:/ }));
    await expect(canvas.getByRole('gridcell', { name: /^model, test 2:/ })).toHaveFocus();
  },
};

export const Empty: Story = { tags: ['vrt:skip'], args: { programs: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFrame } from '../../testing/StoryFrame';
import { RefreshDialog } from './RefreshDialog';

const taken = fn();
const meta = {
  title: 'Pages/Back office/Problem and its site',
  component: RefreshDialog,
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  args: { problem: { id: 7, problemId: 'HDU-1000' }, onClose: fn() },
  beforeEach: () => void taken.mockReset(),
} satisfies Meta<typeof RefreshDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const before = 'Add two numbers.\n\nBoth are at most $10^9$.';

/** What is not chosen stays as it is. */
export const Changed: Story = {
  decorators: [
    withFrame({
      answers: {
        remote: {
          compareProblem: async () => [
            { field: 'timeLimit', here: '1000', there: '2000' },
            { field: 'description', here: before, there: before.replace('10^9', '10^{18}') },
          ],
          refreshProblem: async (input: object) => void taken(input),
        },
      },
    }),
  ],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'HDU-1000 and its site' });
    await expect(await within(dialog).findByRole('group', { name: 'Changes of: Description' })).toHaveTextContent('10^{18}');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Time limit (ms)' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take over what is chosen' }));
    await expect(taken).toHaveBeenCalledWith({ pid: 7, fields: ['description'] });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Alike: Story = {
  decorators: [withFrame({ answers: { remote: { compareProblem: async () => [] } } })],
  play: async () => void (await screen.findByText('Nothing differs')),
};

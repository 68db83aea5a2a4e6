import { ApiError, type RemotePreview } from '@oj/contract';
import { useMutation } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFrame } from '../../testing/StoryFrame';
import { ImportProblemDialog, type ImportedTarget } from './ImportProblemDialog';

const preview: RemotePreview = {
  problemId: 'HDU-1000',
  pid: null,
  title: 'Tide Marks',
  timeLimit: 1000,
  memoryLimit: 32,
  description: 'Add **A** and B.',
  input: 'Two numbers.',
  output: 'Their sum.',
  hint: '',
  examples: '',
  source: '',
  languages: ['G++'],
};
const done = fn();

function Opened(props: Pick<Parameters<typeof ImportProblemDialog>[0], 'asksDisplayId'>) {
  const importing = useMutation({
    mutationFn: async (target: ImportedTarget) => {
      done(target);
      return { problemId: 'HDU-1000' };
    },
  });
  return <ImportProblemDialog importing={importing} open onClose={() => undefined} {...props} />;
}

const meta = {
  title: 'Pages/Back office/Import of a problem',
  component: Opened,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame({
      answers: {
        remote: {
          previewProblem: async ({ problemId }: { problemId: string }) => {
            if (problemId === '1001') return { ...preview, problemId: 'HDU-1001', pid: 7 };
            if (problemId !== '1000') throw new ApiError('remote.problemId');
            return preview;
          },
        },
      },
    }),
  ],
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong id is refused, one that is here is not imported again, another one is looked at and imported. */
export const IntoContest: Story = {
  args: { asksDisplayId: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const id = within(dialog).getByRole('textbox', { name: /Problem ID there/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look' }));
    await within(dialog).findByText('Enter the ID');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /ID in the contest/ }), 'A');
    await userEvent.type(id, 'x');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look' }));
    await within(dialog).findByText('There is no such remote judge, or this is no problem id of it');
    await userEvent.clear(id);
    await userEvent.type(id, '1001');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look' }));
    await within(dialog).findByText('Here already');
    await userEvent.clear(id);
    await userEvent.type(id, '1000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look' }));
    await within(dialog).findByText('Their sum.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await expect(done).toHaveBeenCalledWith({ name: 'HDU', problemId: '1000', displayId: 'A' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { GroupScope } from '../../links/PageScope';
import { group } from '../../testing/groupSamples';
import { cases, whole } from '../../testing/problemEditorSamples';
import { languages, sampleUser } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ProblemForm } from './ProblemForm';

const meta = {
  title: 'Pages/Group problem form',
  component: ProblemForm,
  parameters: { clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { pid: 42, onCreated: fn() },
  beforeEach: () => {
    localStorage.removeItem('oj.desk.group.1.problem.42');
    saved.mockReset();
  },
  render: args => (
    <GroupScope gid={1}>
      <ProblemForm {...args} />
    </GroupScope>
  ),
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn();

/** The short name of the group is not typed; calls and links are those of the group, and everybody who may write may publish in it. */
export const Edit: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/group/1/problem/42/edit',
      answers: {
        problem: { languages: async () => languages },
        group: { detail: async () => group(4, { shortName: 'night' }) },
        groupProblem: {
          read: async () => ({ ...whole, problemId: 'NIGHTLAMP', gid: 1, auth: 2 }),
          cases: async () => cases,
          tags: async () => [],
          change: async (draft: object) => {
            saved(draft);
            return { pid: 42, problemId: 'NIGHTLAMP' };
          },
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /Display ID/ })).toHaveValue('LAMP');
    await expect(canvas.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/group/1/problem/NIGHTLAMP');
    await expect(canvas.getByRole('link', { name: 'Problems' })).toHaveAttribute('href', '/group/1/problem?list=all');
    await userEvent.click(canvas.getByRole('radio', { name: /Public/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ problem: { id: 42, problemId: 'LAMP', auth: 1 } });
  },
};

import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProblemForm } from '../problem/editor/ProblemForm';
import { AdminScreen } from './AdminScreen';
import { saved } from './problemEditorSamples';

/** What the stories about the form of a problem share: its place in the back office, problem 42, and no draft of an earlier story. */
export const problemFormStories = {
  component: ProblemForm,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { pid: 42, onCreated: fn() },
  beforeEach: () => {
    localStorage.removeItem('oj.desk.problem.42');
    localStorage.removeItem('oj.desk.problem.new');
    saved.mockReset();
  },
  render: args => (
    <AdminScreen>
      <ProblemForm {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof ProblemForm>;

import { Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fakeJudging } from '../../testing/fakeJudging';
import { listenToRegions } from '../../testing/listenToRegions';
import { caseResults, judgedCase, languages, problemDetail, sampleUser, submission } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ProblemWorkspace } from './ProblemWorkspace';

const meta = {
  title: 'Pages/Problem/Spoken',
  component: ProblemWorkspace,
  parameters: { layout: 'fullscreen' },
  args: { problemId: 'P1042', tab: 'description', onTabChange: () => undefined },
  beforeEach: () => {
    sessionStorage.removeItem('oj.sent');
    judging = fakeJudging(submission(1048576, Status.pending));
  },
} satisfies Meta<typeof ProblemWorkspace>;
export default meta;
type Story = StoryObj<typeof meta>;

let judging = fakeJudging(submission(1048576, Status.pending));
const problem = { detail: async () => problemDetail(), languages: async () => languages };
const asSampleUser = withFrame(() => ({ user: sampleUser, answers: { ...judging.answers, problem } }));

/** What a screen reader is told from Ctrl+Enter to the verdict: by one live region, each step once. */
export const Spoken: Story = {
  decorators: [asSampleUser],
  tags: ['vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Submit/ });
    const { told, stop } = listenToRegions();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const region = await canvas.findByRole('region', { name: 'Verdict' });
    const says = (text: string) => waitFor(() => expect(within(region).getByRole('status')).toHaveTextContent(text));
    await says('Pending');
    judging.compile();
    await says('Compiling');
    judging.run([judgedCase(1, Status.accepted), judgedCase(2, Status.wrongAnswer)], 2, 4);
    await says('Judging 2 of 4 tests done');
    judging.judge(Status.wrongAnswer, caseResults(4, 2, Status.wrongAnswer, 'line 1, column 2'), { time: 31, memory: 3600 });
    await says('Wrong Answer on test 2 of 4');
    stop();
    await expect(told).toEqual(['Submit code successfully', 'Compiling', 'Judging 2 of 4 tests done', 'Wrong Answer on test 2 of 4']);
    await expect(region.querySelectorAll('output, [aria-live], [role=status]')).toHaveLength(1);
  },
};

import { type contract, type ClientOutput, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleUser, judgedCase, submission } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { SubmissionDetails } from './SubmissionDetails';

const meta = { title: 'Pages/Submission cases', component: SubmissionDetails, parameters: { clock: true }, args: { id: 9 } } satisfies Meta<
  typeof SubmissionDetails
>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (
  shown: ReturnType<typeof submission>,
  results: ClientOutput<typeof contract.submission.cases>,
  casesHiddenBy: 'problem' | 'contest' | null = null,
) =>
  withFrame({
    user: sampleUser,
    answers: { submission: { detail: async () => ({ submission: shown, codeShare: true, casesHiddenBy }), cases: async () => results } },
  });

export const CasesLoading: Story = {
  name: 'F4: results on their way are not said to be kept secret',
  decorators: [
    withFrame({
      answers: { submission: { detail: async () => ({ submission: submission(9, Status.accepted), codeShare: true }), cases: never } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the case results …')).toBeVisible();
    await expect(canvas.queryByText('This problem keeps its case results to itself')).toBeNull();
  },
};

export const WhileTheContestRuns: Story = {
  name: 'Results that a contest hides are not said to be those of a problem that hides them',
  decorators: [showing(submission(9, Status.wrongAnswer), null, 'contest')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Case results are shown once the contest is over and its results are public')).toBeVisible();
    await expect(canvas.queryByText('This problem keeps its case results to itself')).toBeNull();
  },
};

export const CancelledCompileError: Story = {
  name: 'F4: a cancelled compile error never ran',
  decorators: [showing(submission(9, Status.cancelled), null)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The program did not run, so there are no case results')).toBeVisible();
  },
};

/** SUB-021 and SUB-037: points of the run, and input, answer and output of each case for whoever may see them. */
export const ScoredWithFiles: Story = {
  name: 'F4: score of a scored run, and what its cases consist of',
  decorators: [
    showing(submission(9, Status.partialAccepted, { score: 60 }), {
      judgeCaseMode: 'default',
      judgeCaseList: [{ ...judgedCase(1, Status.wrongAnswer), score: 0, inputData: '3 5\n', outputData: '8\n', userOutput: '15\n' }],
      subTaskJudgeCaseVoList: null,
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Expected', { selector: 'strong' });
    await expect(canvas.getAllByText('Score')[0]?.nextElementSibling).toHaveTextContent('60');
    await expect(canvas.getByRole('img', { name: 'Partial Accepted, score 60' })).toHaveTextContent('60');
    await expect([...canvasElement.querySelectorAll('pre')].map(pre => pre.textContent?.trim())).toEqual(
      expect.arrayContaining(['3 5', '8', '15']),
    );
  },
};

export const DataReplaced: Story = {
  name: 'Results on test data that the problem does not have any more',
  decorators: [
    showing(submission(9, Status.wrongAnswer), {
      judgeCaseMode: 'default',
      judgeCaseList: [judgedCase(1, Status.accepted), judgedCase(2, Status.wrongAnswer)],
      subTaskJudgeCaseVoList: null,
      isDataChanged: true,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The test data has been replaced since/)).toBeVisible();
  },
};

import { Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { caseResults, sampleUser, submission } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { SubmissionDetails } from './SubmissionDetails';

const meta = { title: 'Pages/Submission/Data', component: SubmissionDetails, parameters: { clock: true }, args: { id: 9 } } satisfies Meta<
  typeof SubmissionDetails
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A failed case whose data one may see: what differs first, with blanks as glyphs; the measures against what the language is granted. */
export const FirstDifference: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        submission: {
          detail: async () => ({
            submission: submission(9, Status.wrongAnswer, { language: 'Java', time: 812, memory: 90_000 }),
            codeShare: true,
            limits: { timeMs: 1000, memoryMb: 256, timeFactor: 2, memoryFactor: 2 },
          }),
          cases: async () => {
            const results = caseResults(3, 1, Status.wrongAnswer, 'line 1, column 5');
            const [first, ...others] = results.judgeCaseList;
            const data = { inputData: '3\n1 2 3\n', outputData: '1 2 3\n', userOutput: '1 2  3\n' };
            return { ...results, judgeCaseList: first ? [{ ...first, ...data }, ...others] : [] };
          },
        },
      },
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('differs from line 1, column 5')).toBeVisible();
    await expect([...canvasElement.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['·', '3']);
    await expect(canvas.getByText('Input')).toBeVisible();
    await expect(canvas.getAllByRole('meter', { name: 'Time' })[0]).toHaveAttribute('aria-valuetext', 'Time: 812 ms of 2000 ms');
    await expect(canvas.getByText(/Java gets 2 times the time/)).toBeVisible();
  },
};

import { Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleUser } from '../../testing/samples';
import { addressIn, withFrame } from '../../testing/StoryFrame';
import { noteSent } from './sentSubmissions';
import { VerdictWatch } from './VerdictWatch';

const meta = {
  title: 'Submission/VerdictWatch',
  component: VerdictWatch,
  beforeEach: () => {
    sessionStorage.clear();
    noteSent({ submitId: 7, uid: sampleUser.uid, place: 'site P1042', problemId: 'P1042', address: '/problem/P1042' });
  },
} satisfies Meta<typeof VerdictWatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const standing = (status: Status) => async () => ({
  7: { submitId: 7, status, time: 31, memory: 2048, score: null, oiRankScore: null, judger: null, isManual: false },
});

/** A verdict arrives as a message on another page, with a link back to the problem. */
export const Arrives: Story = {
  decorators: [withFrame({ user: sampleUser, address: '/rank', answers: { submission: { statuses: standing(Status.wrongAnswer) } } })],
  play: async ({ canvasElement, userEvent }) => {
    await screen.findByText('P1042: Wrong Answer');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the problem' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/problem/P1042'));
    await expect(JSON.parse(sessionStorage.getItem('oj.sent') ?? '[]')).toMatchObject([{ submitId: 7, isAwaited: false }]);
  },
};

/** While it is judged, and for another user of the same tab, there is no message. */
export const NothingToTell: Story = {
  decorators: [withFrame({ user: { ...sampleUser, uid: 'somebody-else' }, address: '/rank' })],
  play: async () => {
    await expect(screen.queryByText(/P1042/)).toBeNull();
  },
};

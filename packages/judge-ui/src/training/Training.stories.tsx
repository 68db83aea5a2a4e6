import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onePage, sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { closedTraining, training, trainingProblems, trainingRank, trainings } from '../testing/trainingSamples';
import { TrainingList } from './TrainingList';
import { TrainingOverview } from './TrainingOverview';
import { TrainingProblems } from './TrainingProblems';
import { TrainingRank } from './TrainingRank';
import { TrainingShell } from './TrainingShell';

const meta = {
  title: 'Pages/Training',
  component: TrainingShell,
  parameters: { clock: true },
  args: { tid: 1, children: shown => <TrainingOverview training={shown} /> },
} satisfies Meta<typeof TrainingShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const register = async (given: { password?: string | undefined }) => {
  done(given);
  if (given.password !== 'willow') throw new ApiError('training.passwordWrong');
};
const seen = (shown = training()) =>
  withFrame({
    user: sampleUser,
    address: '/training/1/',
    answers: {
      training: {
        detail: async () => shown,
        problems: async () => trainingProblems,
        rank: async () => onePage(trainingRank),
        register,
      },
    },
  });
const stayWide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

export const Overview: Story = {
  decorators: [seen()],
  play: async ({ canvas }) => {
    await canvas.findByText(/Two problems a week/);
    await expect(canvas.getByRole('link', { name: 'Rank' })).toHaveAttribute('href', '/training/1/rank');
    await stayWide();
  },
};

/** A private training is entered with its password; until then its pages are out of reach. */
export const Closed: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [seen(closedTraining)],
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Training password');
    await expect(canvas.getByRole('link', { name: 'Problems' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/./));
    await userEvent.clear(password);
    await userEvent.type(password, 'willow{Enter}');
    await screen.findByText('Register training successfully');
    await expect(done).toHaveBeenLastCalledWith({ tid: 1, password: 'willow' });
  },
};

/** Texts of the teacher stand between the problems; the page says where one left off. */
export const Problems: Story = {
  args: { tab: 'problems', children: shown => <TrainingProblems training={shown} /> },
  decorators: [seen()],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Second week' });
    await expect(canvas.getByRole('link', { name: /Continue: B/ })).toBeVisible();
    await stayWide();
  },
};

const rankArgs = { keyword: undefined, page: 1, pageSize: 30, onKeywordChange: fn(), onPageChange: fn(), onPageSizeChange: fn() };

export const Rank: Story = {
  args: { tab: 'rank', children: shown => <TrainingRank training={shown} {...rankArgs} /> },
  decorators: [seen()],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('tidewriter'))[0]).toBeVisible();
    await stayWide();
  },
};

const onFilterChange = fn();

export const List: Story = {
  render: () => <TrainingList filter={{}} page={1} onFilterChange={onFilterChange} onPageChange={fn()} />,
  decorators: [
    withFrame({ user: sampleUser, answers: { training: { list: async () => onePage(trainings), categories: async () => [] } } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Graphs for beginners/ })).toHaveAttribute('href', '/training/2/');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search trainings' }), 'sums{Enter}');
    await expect(onFilterChange).toHaveBeenLastCalledWith({ keyword: 'sums' });
    await stayWide();
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { training: { detail: never } } })] };
export const NotFound: Story = {
  decorators: [withFrame({ answers: { training: { detail: () => Promise.reject(new ApiError('training.notFound')) } } })],
};

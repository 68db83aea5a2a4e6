import { contestTypes, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contestOf } from '../testing/contestSamples';
import { onePage, submission } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { ContestSubmissions } from './ContestSubmissions';

const rows = [submission(1048576, Status.wrongAnswer, { score: 40 }), submission(1048575, Status.accepted, { score: 100 })];

const meta = {
  title: 'Pages/Contest/Submissions',
  component: ContestSubmissions,
  tags: ['vrt:skip'],
  parameters: { clock: true },
  decorators: [withFrame({ answers: { submission: { list: async () => onePage(rows) } } })],
  args: {
    contest: contestOf({ type: contestTypes.acm }),
    filter: {},
    page: 1,
    pageSize: 15,
    onFilterChange: fn(),
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof ContestSubmissions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No submission has a score by these rules. */
export const Acm: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1048576' });
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Score' })).toBeNull();
  },
};

export const Oi: Story = {
  args: { contest: contestOf({ type: contestTypes.oi }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1048576' });
    await expect(canvas.getByRole('columnheader', { name: 'Score' })).toBeVisible();
  },
};

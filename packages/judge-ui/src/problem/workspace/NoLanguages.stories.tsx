import type { System } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withFrame } from '../../testing/StoryFrame';
import { NoLanguages } from './NoLanguages';

type Judge = System['judges'][number];

const meta = {
  title: 'Pages/Problem/No languages',
  component: NoLanguages,
  args: { isRemote: false },
  tags: ['vrt:skip'],
} satisfies Meta<typeof NoLanguages>;
export default meta;
type Story = StoryObj<typeof meta>;

const judge: Judge = { isAlive: true, version: '0.1.0', cpuCores: 4, sandboxLevel: 4, isSandboxUsable: false, languages: [] };
const withJudges = (...judges: Judge[]) => [
  withFrame({ answers: { site: { system: async () => ({ version: '0.1.0', node: '24.11.0', postgres: '18.1', judges }) } } }),
];
const usual = 'You can still read the problem; reload once a judge has one of its languages.';

/** Whoever started the site may not do what a sandbox needs: a reload would change nothing. */
export const NoSandbox: Story = {
  decorators: withJudges(judge, { ...judge, isAlive: false, isSandboxUsable: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/its sandbox does not work/)).toBeVisible();
    await expect(canvas.queryByText(usual)).toBeNull();
  },
};

/** Such as without a C compiler: no judge is alive, and the last word of each is that it cannot open. */
export const NoneCanOpen: Story = {
  decorators: withJudges({ ...judge, isAlive: false }),
  play: NoSandbox.play,
};

export const OneCanRunPrograms: Story = {
  decorators: withJudges(judge, { ...judge, sandboxLevel: 1, isSandboxUsable: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(usual)).toBeVisible();
  },
};

export const NoJudge: Story = {
  decorators: withJudges(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(usual)).toBeVisible();
  },
};

import { ApiError, type System } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { languages } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { Developer } from './Developer';

const judge = (isAlive: boolean): System['judges'][number] => ({
  isAlive,
  version: '0.1.0',
  cpuCores: 4,
  sandboxLevel: isAlive ? 1 : 2,
  isSandboxUsable: true,
  languages: [
    { name: 'C++ 17', version: '13.2.0' },
    { name: 'Python3', version: '3.13.5' },
    ...(isAlive ? [{ name: 'Rust', version: '1.90.0' }] : []),
  ],
});
const system = (judges: System['judges']) => async () => ({ version: '0.1.0', node: '24.11.0', postgres: '18.1', judges });
const known = async () => languages;
const withJudges = (...judges: System['judges']) => [
  withFrame({ answers: { site: { system: system(judges) }, problem: { languages: known } } }),
];

const meta = { title: 'Pages/Developer', component: Developer } satisfies Meta<typeof Developer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  decorators: withJudges(judge(true), judge(false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Judge 1 Online/ })).toHaveTextContent('All');
    await expect(canvas.getByRole('row', { name: /^Judge 2 Silent/ })).toHaveTextContent('Without Rust');
    await expect(canvas.getByRole('region', { name: 'Language versions' })).toHaveTextContent('13.2.0');
    await expect(canvas.getByText('18.1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toHaveAttribute('href', 'https://www.postgresql.org');
  },
};

/** A dozen, of which one has other compilers. */
export const Many: Story = {
  decorators: withJudges(...Array.from({ length: 11 }, () => judge(true)), {
    ...judge(true),
    cpuCores: null,
    languages: [{ name: 'C++ 17', version: '12.1.0' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Online')).toHaveLength(12);
    await expect(canvas.getByText('13.2.0, 12.1.0')).toBeVisible();
  },
};

export const One: Story = { decorators: withJudges(judge(true)) };

export const NoJudge: Story = {
  decorators: withJudges(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No judge is there')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { site: { system: never }, problem: { languages: never } } })] };
export const Failing: Story = {
  decorators: [
    withFrame({ answers: { site: { system: () => Promise.reject(new ApiError('server.busy')) }, problem: { languages: known } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The system could not be looked at')).toBeVisible();
  },
};
export const Phone: Story = {
  decorators: withJudges(judge(true)),
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('18.1');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ChineseAndDark: Story = { decorators: withJudges(judge(true)), globals: { theme: 'dark', locale: 'zh-CN' } };

import { ApiError, type System } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { languages } from '../api/samples';
import { framed, never } from '../api/StoryFrame';
import { Developer } from './Developer';

const judge = (isAlive: boolean): System['judges'][number] => ({
  isAlive,
  version: '0.1.0',
  cpuCores: 4,
  sandboxLevel: isAlive ? 1 : 2,
  languages: [
    { name: 'C++ 17', version: '13.2.0' },
    { name: 'Python3', version: '3.13.5' },
    { name: 'Rust', version: null },
  ],
});
const system = (judges: System['judges']) => async () => ({ version: '0.1.0', node: '24.11.0', postgres: '18.1', judges });
const known = async () => languages;
const withJudges = (...judges: System['judges']) => [
  framed({ answers: { site: { system: system(judges) }, problem: { languages: known } } }),
];

const meta = { title: 'Pages/Developer', component: Developer } satisfies Meta<typeof Developer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  decorators: withJudges(judge(true), judge(false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Judge 1' })).toHaveTextContent('Online');
    await expect(canvas.getByRole('region', { name: 'Judge 2' })).toHaveTextContent('Silent');
    await expect(canvas.getByText('18.1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toHaveAttribute('href', 'https://www.postgresql.org');
  },
};

export const NoJudge: Story = {
  decorators: withJudges(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No judge is there')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [framed({ answers: { site: { system: never }, problem: { languages: never } } })] };
export const Failing: Story = {
  decorators: [framed({ answers: { site: { system: () => Promise.reject(new ApiError('server.busy')) }, problem: { languages: known } } })],
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

import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { languages } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { StoryScreen } from '../testing/StoryScreen';
import { Help } from './Help';

const commands = ['g++ -std=c++17 -O2 -o main main.cpp', ''];
const known = async () =>
  languages.map((language, index) => ({
    ...language,
    description: `${language.name} 13.2`,
    compileCommand: commands[index] ?? '',
    runCommand: index ? 'python3 main.py' : './main',
  }));
const decorators = [withFrame(user => ({ user, address: '/help', answers: { problem: { languages: known } } }))];

const meta = { title: 'Pages/Help', component: Help } satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  decorators,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const compilers = within(await canvas.findByRole('table', { name: 'Compilers' }));
    await expect(await compilers.findByText('g++ -std=c++17 -O2 -o main main.cpp')).toBeVisible();
    await expect(compilers.getByText('Not compiled')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Python3');
    await waitFor(() => expect(canvasElement).toHaveTextContent('print()'));
    const verdicts = within(canvas.getByRole('table', { name: 'Verdicts' }));
    await expect(verdicts.getAllByRole('row')).toHaveLength(16);
    await expect(verdicts.getByText('It ran longer than the time limit.')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { problem: { languages: never } } })] };
export const Failing: Story = {
  decorators: [withFrame({ answers: { problem: { languages: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The languages could not be loaded')).toBeVisible();
  },
};

export const WholeScreen: Story = {
  decorators,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  render: () => (
    <StoryScreen>
      <Help />
    </StoryScreen>
  ),
};

export const Phone: Story = {
  decorators,
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('python3 main.py');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };

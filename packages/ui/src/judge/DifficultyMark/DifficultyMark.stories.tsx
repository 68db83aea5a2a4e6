import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DifficultyMark } from './DifficultyMark';

const meta = { title: 'Judge/DifficultyMark', component: DifficultyMark, args: { difficulty: 3 } } satisfies Meta<typeof DifficultyMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const levels = [0, 1, 2, 3, 4, 5];

export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: '10px 32px', justifyContent: 'start' }}>
      {levels.flatMap(level => [
        <DifficultyMark key={level} difficulty={level} />,
        <DifficultyMark key={`${level} named`} difficulty={level} named />,
      ])}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Difficulty 5 (Purple)' })).toHaveLength(2);
    const counts = [...canvasElement.querySelectorAll('svg')].map(mark => mark.querySelectorAll('[data-inked]').length);
    await expect(counts).toEqual(levels.flatMap(level => [level, level]));
  },
};

export const OutOfRange: Story = { args: { difficulty: 9, named: true } };

export const ChineseAndDark: Story = {
  ...Levels,
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('紫色')).toHaveLength(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { verdicts } from '../../verdict/verdicts';
import { VerdictSeal } from './VerdictSeal';

const meta = { title: 'Judge/VerdictSeal', component: VerdictSeal, args: { status: 0 } } satisfies Meta<typeof VerdictSeal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every verdict as the chip of pages. */
export const Chips: Story = {
  tags: ['vrt:forced-colors', 'vrt:print'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 10, justifyItems: 'start' }}>
      {verdicts.map(({ code }) => (
        <VerdictSeal
          key={code}
          status={code}
          size="medium"
          score={code === 8 ? 60 : undefined}
          progress={code === 7 ? { done: 23, total: 40 } : undefined}
        />
      ))}
      <VerdictSeal status={5} size="medium" queuePlace={3} />
      <VerdictSeal status={42} size="medium" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Wrong Answer' })).toHaveAttribute('data-verdict', 'WA');
    await expect(canvas.getByRole('img', { name: 'Judging, 23 of 40 tests done' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Pending, place 3 in the queue' })).toHaveTextContent('#3');
    await expect(canvas.getByRole('img', { name: 'Unknown' })).toHaveAttribute('data-unknown');
  },
};

/** Every verdict as the stamp of tables. */
export const Stamps: Story = {
  tags: ['vrt:forced-colors', 'vrt:print'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {verdicts.map(({ code }) => (
        <VerdictSeal
          key={code}
          status={code}
          score={code === 8 ? 60 : undefined}
          progress={code === 7 ? { done: 23, total: 40 } : undefined}
        />
      ))}
      <VerdictSeal status={5} queuePlace={128} />
      <VerdictSeal status={42} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Partial Accepted, score 60' })).toHaveTextContent('60');
    await expect(canvas.queryByRole('img', { name: 'Not Submitted' })).toBeNull();
  },
};

/** The stamp comes down when a running verdict becomes final, and not when a final one is merely shown. */
export const Landing: Story = {
  render: function Landing() {
    const [status, setStatus] = useState(7);
    return (
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <VerdictSeal status={status} size="medium" progress={{ done: 39, total: 40 }} />
        <Button onClick={() => setStatus(0)}>Finish</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).not.toHaveAttribute('data-landed');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('img', { name: 'Accepted' })).toHaveAttribute('data-landed');
  },
};

export const ChineseAndDark: Story = { render: Chips.render, globals: { theme: 'dark', locale: 'zh-CN' } };

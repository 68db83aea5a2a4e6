import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: { title: 'The judge is being updated', children: 'Submissions wait until 14:30; none is lost.', tone: 'warning' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['info', 'success', 'warning', 'danger'] as const;

export const TonesAndLongText: Story = {
  render: args => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map(tone => (
        <Alert key={tone} {...args} tone={tone} actions={tone === 'danger' ? <Button size="small">Try again</Button> : undefined} />
      ))}
      <Alert title={longText} onDismiss={fn()} />
    </div>
  ),
};

/** Spoken when it appears, and gone when it is dismissed. */
export const Urgent: Story = {
  tags: ['apg:alert'],
  render: function Urgent(args) {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Lose the connection</Button>
        {isShown && <Alert {...args} urgent tone="danger" title="Offline" onDismiss={() => setShown(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Offline');
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

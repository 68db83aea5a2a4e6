import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { useCountdown } from './useCountdown';

/** A button that rests after it was pressed. */
function SendCode({ seconds }: { seconds: number }) {
  const { secondsLeft, start, stop } = useCountdown(seconds);
  return (
    <>
      <Button disabled={secondsLeft > 0} onClick={start}>
        {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send the code'}
      </Button>{' '}
      <Button tone="quiet" onClick={stop}>
        Another address
      </Button>
    </>
  );
}

const meta = { title: 'Primitives/useCountdown', component: SendCode, args: { seconds: 60 } } satisfies Meta<typeof SendCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RestsAndStops: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(canvas.getByRole('button', { name: /Send again in (60|59) s/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Another address' }));
    await expect(canvas.getByRole('button', { name: 'Send the code' })).toBeEnabled();
  },
};

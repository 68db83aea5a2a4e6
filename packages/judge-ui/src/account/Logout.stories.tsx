import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { useUser } from '../session/SessionProvider';
import { Logout } from './Logout';

const logout = fn(async () => undefined);

function Reader() {
  return <p>{useUser() ? 'Somebody' : 'Nobody'} reads.</p>;
}

const meta = {
  title: 'Pages/Logout',
  component: Logout,
  tags: ['vrt:skip'],
  args: { onDone: fn() },
  beforeEach: () => void logout.mockClear(),
  render: args => (
    <>
      <Logout {...args} />
      <Reader />
    </>
  ),
} satisfies Meta<typeof Logout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is no session of a visitor to end, so nothing is sent to the server. */
export const Visitor: Story = {
  decorators: [withFrame({ answers: { account: { logout } } })],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(canvas.getByText('Nobody reads.')).toBeVisible();
    await expect(logout).not.toHaveBeenCalled();
  },
};

/** Asks the server once, ends the session here, and goes on. */
export const AtOnce: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { account: { logout } } })],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Nobody reads.')).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(logout).toHaveBeenCalledOnce();
  },
};

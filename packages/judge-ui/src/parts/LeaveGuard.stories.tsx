import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@oj/ui';
import { useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { LeaveGuard } from './LeaveGuard';

/** A page with unsaved changes that navigates by itself. */
function UnsavedPage() {
  const navigate = useNavigate();
  return (
    <main>
      <LeaveGuard active />
      <Button onClick={() => void navigate('/admin/problems')}>Go on</Button>
      <Button onClick={() => void navigate('/admin/switch?page=2')}>Next page</Button>
    </main>
  );
}

const meta: Meta<typeof LeaveGuard> = {
  title: 'Judge/LeaveGuard',
  component: LeaveGuard,
  tags: ['vrt:skip'],
  decorators: [withFrame({ address: '/admin/switch' })],
  render: () => <UnsavedPage />,
};
export default meta;

type Story = StoryObj<typeof LeaveGuard>;

/** A navigation by code asks first. Another query of the same page does not leave it. */
export const NavigationByCode: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/admin/switch?page=2'));
    const goOn = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.click(goOn);
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(addressIn(canvasElement)).toBe('/admin/switch?page=2');
    await userEvent.click(goOn);
    const again = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    await userEvent.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/admin/problems'));
  },
};

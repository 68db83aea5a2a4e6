import { Button, TextField } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { addressIn, withFrame } from '../../testing/StoryFrame';
import { useSession } from '../../session/SessionProvider';
import { useUnsaved } from '../../session/unsaved';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';

/** Takes the role of the super admin away, as the server may at any time. */
function LosingRole() {
  const session = useSession();
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <form>
      <TextField label="Words" value={text} onChange={event => setText(event.target.value)} />
      <Button onClick={() => session.begin({ ...problemAdmin, uid: root.uid })}>Lose the role</Button>
    </form>
  );
}

const meta = {
  title: 'Pages/Back office/Guard',
  component: LosingRole,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  render: () => (
    <AdminScreen only="system_info_admin">
      <LosingRole />
    </AdminScreen>
  ),
} satisfies Meta<typeof LosingRole>;
export default meta;
type Story = StoryObj<typeof meta>;

const asRoot = withFrame({ user: root, address: '/admin/user?page=2' });
const SENTENCE = /Please login again with the administrator account!/;

/** Who is no longer the super admin is led to the login, with the way back and a way on. */
export const Refused: Story = {
  decorators: [asRoot],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lose the role' }));
    await expect(await canvas.findByText(SENTENCE)).toBeVisible();
    await expect(addressIn(canvasElement)).toBe('/admin/login?back=%2Fadmin%2Fuser%3Fpage%3D2');
    await expect(canvas.getByRole('link', { name: /Keep this account/ })).toHaveAttribute('href', '/admin/dashboard');
  },
};

/** What is not saved yet is not taken away: the page stays until nothing would be lost. */
export const Unsaved: Story = {
  decorators: [asRoot],
  tags: ['vrt:skip'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Words' });
    await userEvent.type(words, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the role' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull());
    await expect(words).toHaveValue('x');
    await expect(addressIn(canvasElement)).toBe('/admin/user?page=2');
    await userEvent.clear(words);
    await expect(await canvas.findByText(SENTENCE)).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [withFrame({ user: problemAdmin, address: '/admin/user' })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SENTENCE)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  decorators: [withFrame({ user: problemAdmin, address: '/admin/user' })],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/请使用管理员账号重新登录！/)).toBeVisible();
  },
};

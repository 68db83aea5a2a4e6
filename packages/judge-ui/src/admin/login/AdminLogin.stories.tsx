import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleUser } from '../../testing/samples';
import { addressIn, withFrame } from '../../testing/StoryFrame';
import { AdminLogin } from './AdminLogin';
import { problemAdmin } from '../../testing/AdminScreen';

const meta = {
  title: 'Pages/Back office/Login',
  component: AdminLogin,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en-US', onLocaleChange: fn(), theme: 'system', onThemeChange: fn() },
  render: args => (
    <Routes>
      <Route path="/admin/login" element={<AdminLogin {...args} />} />
      <Route path="*" element={null} />
    </Routes>
  ),
} satisfies Meta<typeof AdminLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/admin/login?back=%2Fadmin%2Fproblems%3Fauth%3D2';

/** The right account leads back to where the reader wanted to go. */
export const WithWayBack: Story = {
  decorators: [withFrame({ address, answers: { dashboard: { login: async () => problemAdmin } } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByText('Please login first!')).toBeVisible();
    await userEvent.type(name, 'ink');
    await userEvent.type(canvas.getByLabelText('Password'), 'brushes{Enter}');
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/admin/problems?auth=2'));
  },
};

/** An account without an admin role is refused, and told why. */
export const NoAdmin: Story = {
  decorators: [
    withFrame({ user: sampleUser, address, answers: { dashboard: { login: () => Promise.reject(new ApiError('login.notAdmin')) } } }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/logged in as inkling.* Please login again with the administrator account!/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'inkling');
    await userEvent.type(canvas.getByLabelText('Password'), 'brushes{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please login again with the administrator account!');
    await expect(addressIn(canvasElement)).toContain('/admin/login');
  },
};

/** A way back that leads out of the back office is not taken. */
export const ForeignWayBack: Story = {
  decorators: [withFrame({ user: problemAdmin, address: '/admin/login?back=https%3A%2F%2Felsewhere.example' })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/admin/dashboard'));
  },
};

export const Phone: Story = { decorators: [withFrame({ address })], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: [withFrame({ address })], globals: { theme: 'dark', locale: 'zh-CN' } };

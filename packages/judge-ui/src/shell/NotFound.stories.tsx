import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addressIn, framed } from '../api/StoryFrame';
import { NotFound } from './NotFound';

const meta = { title: 'Pages/NotFound', component: NotFound, decorators: [framed({ address: '/no/such/page' })] } satisfies Meta<
  typeof NotFound
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found - OJ'));
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(addressIn(canvasElement)).toBe('/home');
  },
};

export const Something: Story = {
  args: { title: 'The problem does not exist', lead: 'The address may be wrong, or it is not public yet.' },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };

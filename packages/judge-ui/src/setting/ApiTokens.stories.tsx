import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { apiTokens } from '../testing/apiTokenSamples';
import { sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { ApiTokens } from './ApiTokens';

const user = { ...sampleUser, roleList: ['default_user' as const] };
const meta = {
  title: 'Pages/Settings/ApiTokens',
  component: ApiTokens,
  args: { user },
  parameters: { clock: true },
} satisfies Meta<typeof ApiTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [withFrame(() => ({ user, answers: { apiToken: apiTokens() } }))];

export const Tokens: Story = {
  decorators,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Homework checker')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

/** A token is shown once; a program loses its access when it is revoked. */
export const MadeAndRevoked: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Read/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make' }));
    await expect(await dialog.findByText('Give it a name')).toBeVisible();
    await expect(dialog.getByText('Choose at least one')).toBeVisible();
    await expect(dialog.queryByRole('checkbox', { name: /^Manage/ })).toBeNull();
    await userEvent.type(dialog.getByLabelText(/Name/), 'Watcher');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Submit/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make' }));
    const made = within(await screen.findByRole('dialog', { name: 'The token “Watcher” is made' }));
    await expect(made.getByText(/^ojt_/)).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Watcher')).toBeVisible();
    await expect(canvas.queryByText(/^ojt_/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the token “Homework checker”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.queryByText('Homework checker')).toBeNull());
  },
};

/** Who works in the back office can give a token that scope; the draft stays open. */
export const Draft: Story = {
  decorators,
  args: { user: { ...user, roleList: ['admin'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
    await expect(dialog.getByRole('checkbox', { name: /^Manage/ })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Read/ })).toBeChecked();
  },
};

export const None: Story = { decorators: [withFrame({ user, answers: { apiToken: { list: async () => [] } } })] };

export const Loading: Story = { decorators: [withFrame({ user, answers: { apiToken: { list: never } } })] };

export const Failing: Story = {
  decorators: [withFrame({ user, answers: { apiToken: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The API tokens could not be loaded')).toBeVisible();
  },
};

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };

export const Phone: Story = {
  decorators,
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Homework checker');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

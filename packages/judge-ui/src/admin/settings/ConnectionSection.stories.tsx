import { ApiError, type ClientInput, type ClientOutput, type contract, type DatabasePlace } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import type { Answers } from '../../testing/fakeApi';
import { withFrame } from '../../testing/StoryFrame';
import { ConnectionSection } from './ConnectionSection';

type Connections = ClientOutput<typeof contract.connection.list>;

const byProduct = { now: null, variable: null, next: null, hasPassword: false, isWaiting: false };
const redis = { host: 'redis.judge.example', port: 6379, username: '', isEncrypted: true };
const connections: Connections = {
  database: byProduct,
  events: { ...byProduct, now: redis, variable: 'OJ_EVENTS_FILE' },
  files: byProduct,
};

const saved = fn();

/** A site that remembers what is chosen while the story is open. */
function answers(): Answers {
  let chosen = connections;
  const connect = (typed: ClientInput<typeof contract.connection.choose> = {}) => {
    if (typed.database?.password === 'wrong') throw new ApiError('connection.login');
    const { database } = typed;
    return { database: database && { version: 'PostgreSQL 18.4', holds: 'nothing' as const } };
  };
  return {
    connection: {
      list: async () => chosen,
      test: async typed => connect(typed),
      choose: async typed => {
        const found = connect(typed);
        saved(typed);
        const { password: _, ...next } = { ...typed?.database } as DatabasePlace & { password: string };
        chosen = { ...chosen, database: { ...byProduct, next: { ...next, port: Number(next.port) }, hasPassword: true, isWaiting: true } };
        return found;
      },
      drop: async () => void (chosen = connections),
    },
  };
}

const decorators = [withFrame(() => ({ user: root, answers: answers() }))];

const meta = {
  title: 'Pages/Back office/Connections',
  component: ConnectionSection,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  beforeEach: () => void saved.mockReset(),
  render: () => (
    <AdminScreen only="system_info_admin">
      <ConnectionSection />
    </AdminScreen>
  ),
} satisfies Meta<typeof ConnectionSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A database is typed in, tested, and chosen for the next start; what the environment sets goes first. */
export const AnotherDatabase: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const events = within(await canvas.findByRole('region', { name: 'Events' }));
    await expect(events.getByText('Set by OJ_EVENTS_FILE')).toBeVisible();
    await expect(events.getByText('redis.judge.example:6379')).toBeVisible();
    const database = within(canvas.getByRole('region', { name: 'Database' }));
    await userEvent.click(database.getByRole('button', { name: 'Change: Database' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change: Database' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Test' }));
    await expect(dialog.getAllByText('This is needed')).toHaveLength(3);
    await userEvent.type(dialog.getByRole('textbox', { name: /Host/ }), 'db.judge.example');
    await userEvent.type(dialog.getByRole('textbox', { name: /Name of the database/ }), 'oj');
    await userEvent.type(dialog.getByRole('textbox', { name: /Username/ }), 'owner');
    const password = dialog.getByLabelText(/^Password/);
    await userEvent.type(password, 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Test' }));
    await expect(await dialog.findByText('The server refuses this user and password')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'right words');
    await userEvent.click(dialog.getByRole('button', { name: 'Test' }));
    await expect(await dialog.findByText(/It works: PostgreSQL 18.4. Nothing is there yet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use at next start' }));
    const server = { host: 'db.judge.example', port: '5432', username: 'owner', password: 'right words', isEncrypted: false };
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ database: { ...server, name: 'oj' } }));
    await expect(await database.findByText(/From the next start on: owner@db.judge.example:5432\/oj/)).toBeVisible();
    await userEvent.click(database.getByRole('button', { name: 'Back to the default' }));
    await waitFor(() => expect(database.queryByText(/From the next start on/)).toBeNull());
  },
};

/** The page while the form of a connection is open. */
export const ConnectionForm: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Files' }));
    await screen.findByRole('dialog', { name: 'Change: Files' });
  },
};

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };

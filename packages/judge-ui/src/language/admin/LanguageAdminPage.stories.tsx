import { ApiError, type ManagedLanguage } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import type { Answers } from '../../testing/fakeApi';
import { framed, never } from '../../testing/StoryFrame';
import { LanguageAdminPage } from './LanguageAdminPage';

const language = (name: string, factor = 1, more: Partial<ManagedLanguage> = {}): ManagedLanguage => ({
  name,
  isOffered: true,
  timeFactor: factor,
  memoryFactor: factor,
  isAvailable: true,
  version: `${name} 15.2.0`,
  usual: { timeFactor: factor, memoryFactor: factor },
  ...more,
});
const languages = [
  language('C++ 17'),
  language('Java', 2),
  language('Python3', 2, { timeFactor: 3 }),
  language('Haskell', 2, { isAvailable: false, version: null, isOffered: false }),
];

const saved = fn();
function answers(): Answers {
  let now = languages;
  return {
    languageAdmin: {
      list: async () => now,
      set: async ({ languages: list }) => {
        saved(list);
        now = list.flatMap(each => {
          const known = languages.find(({ name }) => name === each.name);
          return known ? [{ ...known, ...each }] : [];
        });
      },
    },
  };
}

const meta = {
  title: 'Pages/Back office/Languages',
  component: LanguageAdminPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  render: () => (
    <AdminScreen only="system_info_admin">
      <LanguageAdminPage />
    </AdminScreen>
  ),
} satisfies Meta<typeof LanguageAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [framed(() => ({ user: root, answers: answers() }))];

/** Nothing is saved before it is asked for, and nothing that is out of bounds. */
export const Managed: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Python3 up' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Offer Java' }));
    const factor = canvas.getByRole('textbox', { name: 'Time factor of Java' });
    await userEvent.clear(factor);
    await userEvent.type(factor, '99');
    await expect(canvas.getByText('0.1 to 20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(factor);
    await userEvent.type(factor, '2.5{Enter}');
    await screen.findByText('The languages are saved');
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith([
        { name: 'C++ 17', isOffered: true, timeFactor: 1, memoryFactor: 1 },
        { name: 'Python3', isOffered: true, timeFactor: 3, memoryFactor: 2 },
        { name: 'Java', isOffered: false, timeFactor: 2.5, memoryFactor: 2 },
        { name: 'Haskell', isOffered: false, timeFactor: 2, memoryFactor: 2 },
      ]),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await userEvent.click(canvas.getByRole('switch', { name: 'Offer Java' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('switch', { name: 'Offer Java' })).not.toBeChecked();
  },
};

export const Failing: Story = {
  decorators: [framed({ user: root, answers: { languageAdmin: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [framed({ user: root, answers: { languageAdmin: { list: never } } })] };

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };

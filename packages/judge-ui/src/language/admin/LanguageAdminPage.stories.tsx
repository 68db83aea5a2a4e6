import { ApiError, type ManagedLanguage, type ReportedCompiler } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import type { Answers } from '../../testing/fakeApi';
import { never, withFrame } from '../../testing/StoryFrame';
import { LanguageAdminPage } from './LanguageAdminPage';

const language = (name: string, factor = 1, more: Partial<ManagedLanguage> = {}): ManagedLanguage => ({
  name,
  isOffered: true,
  timeFactor: factor,
  memoryFactor: factor,
  isAvailable: true,
  version: `${name} 15.2.0`,
  newer: [],
  usual: { timeFactor: factor, memoryFactor: factor },
  ...more,
});
const newer = [
  { since: '13', zh: '<format>', en: '<format>' },
  { since: '14', zh: '<print>, <generator>', en: '<print>, <generator>' },
];
const languages = [
  language('C++ 17', 1, { version: 'g++ (Debian 12.2.0-14) 12.2.0', newer }),
  language('Java', 2),
  language('Python3', 2, { timeFactor: 3 }),
  language('Haskell', 2, { isAvailable: false, version: null, isOffered: false }),
];

const saved = fn();
const chosen = fn();
const compilers: ReportedCompiler[] = [
  {
    language: 'C++ 17',
    label: 'GCC 14',
    path: '/opt/gcc-14',
    name: 'C++ 17 (GCC 14)',
    reports: [
      { judge: 'hall-9c1e-1', isAvailable: true, version: 'g++ (GCC) 14.2.0', hint: null },
      { judge: 'hall-9c1e-2', isAvailable: false, version: null, hint: 'There is no /opt/gcc-14 on this machine.' },
    ],
  },
];

function answers(): Answers {
  let now = languages;
  let named = compilers;
  return {
    languageAdmin: {
      list: async () => now,
      compilers: async () => named,
      setCompilers: async ({ compilers: list }) => {
        chosen(list);
        named = list.map(each => named.find(({ path }) => path === each.path) ?? { ...each, name: each.language, reports: [] });
      },
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

const decorators = [withFrame(() => ({ user: root, answers: answers() }))];

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

/** Several versions side by side; what a judge cannot use it says. */
export const Compilers: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('hall-9c1e-2: There is no /opt/gcc-14 on this machine.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a compiler' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The path is needed')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Java');
    await userEvent.type(screen.getByRole('textbox', { name: /^Path/ }), '/opt/jdk-21');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith([
        { language: 'C++ 17', label: 'GCC 14', path: '/opt/gcc-14' },
        { language: 'Java', label: '', path: '/opt/jdk-21' },
      ]),
    );
    await expect(await canvas.findByText('No judge has said anything of it yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use no compiler of your own for C++ 17 (GCC 14)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith([{ language: 'Java', label: '', path: '/opt/jdk-21' }]));
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { languageAdmin: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { languageAdmin: { list: never } } })] };

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };

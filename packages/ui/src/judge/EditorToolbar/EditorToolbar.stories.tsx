import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { CodeEditor } from '../CodeEditor/CodeEditor';
import { defaultEditorSettings } from '../CodeEditor/editorSettings';
import { EditorToolbar, type EditorToolbarProps } from './EditorToolbar';

const meta = {
  title: 'Judge/EditorToolbar',
  component: EditorToolbar,
  args: {
    languages: ['C', 'C++ 20', 'Java 21', 'Python 3'],
    language: 'C++ 20',
    onLanguageChange: fn(),
    settings: defaultEditorSettings,
    onSettingsChange: fn(),
    onReset: fn(),
    onUpload: fn(),
    onRunSamples: fn(),
    onSubmit: fn(),
    savedAt: new Date(2026, 2, 14, 16, 31, 8),
  },
} satisfies Meta<typeof EditorToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Draft saved 16:31:08')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Java 21');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('Java 21');
    const file = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(file as HTMLInputElement, new File(['print(1)'], 'solve.py', { type: 'text/plain' }));
    await expect(args.onUpload).toHaveBeenCalledWith('print(1)', 'solve.py', 'utf-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset code' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Submit/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Editor settings' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dracula');
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ ...defaultEditorSettings, themeName: 'dracula' });
    await userEvent.keyboard('{Escape}');
  },
};

export const Judging: Story = { args: { submitting: true, runningSamples: true } };

export const NotAllowed: Story = {
  args: { submitBlocked: 'The contest has ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Submit/ })).toBeDisabled();
    await expect(canvas.getByTitle('The contest has ended')).toBeVisible();
  },
};

/** What the host does not offer is not there. */
export const LanguageOnly: Story = {
  render: ({ languages, language, onLanguageChange }) => <EditorToolbar {...{ languages, language, onLanguageChange }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function Workbench(args: EditorToolbarProps) {
  const [language, setLanguage] = useState(args.language);
  const [settings, setSettings] = useState(defaultEditorSettings);
  return (
    <div style={{ border: '1px solid var(--oj-line)', borderRadius: 12, overflow: 'hidden' }}>
      <EditorToolbar {...args} language={language} onLanguageChange={setLanguage} settings={settings} onSettingsChange={setSettings} />
      <CodeEditor {...settings} language={language} height={320} defaultValue={'int main() {\n    return 0;\n}\n'} />
    </div>
  );
}

export const AboveTheEditor: Story = { render: Workbench, globals: { theme: 'dark', locale: 'zh-CN' } };

/** 390 px. */
export const Phone: Story = {
  decorators: [
    Story => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: /^Submit/ });
    await expect(submit.getBoundingClientRect().right).toBeLessThanOrEqual(
      submit.closest('[role=group]')?.getBoundingClientRect().right ?? 0,
    );
  },
};

/** Where the host names no languages. */
export const UsualLanguages: Story = {
  args: { languages: undefined, language: 'Java' },
  play: async ({ canvas }) => {
    const names = [...canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).options].map(({ value }) => value);
    await expect(names).toEqual(['C', 'C++', 'Java', 'Python3', 'Python2']);
  },
};

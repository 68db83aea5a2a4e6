import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { CodeEditor } from './CodeEditor';
import { editorThemes } from './editorSettings';

const code = `#include <bits/stdc++.h>
using namespace std;

constexpr int MOD = 998'244'353;

long long count(int u, int p, long long sum) {
    if (sum > K) return 0;  // 剪枝：和已超过上限
    long long ways = 1;
    for (int v : g[u])
        if (v != p) ways += count(v, u, sum + a[v]);
    return ways % MOD;
}

int main() {
    cin.tie(nullptr)->sync_with_stdio(false);
    cout << "ways " << count(1, 0, 0) << '\\n';
}
`;

const meta = {
  title: 'Judge/CodeEditor',
  component: CodeEditor,
  args: { defaultValue: code, language: 'C++ 20', height: 420, onValueChange: fn(), onSubmit: fn(), onRunSamples: fn() },
} satisfies Meta<typeof CodeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts of the editor are fetched when they are first needed. */
const patient = { timeout: 30_000 };

/** Monaco shows the code, and has taken over from the plain box. */
const ready = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(canvasElement.querySelector('textarea[data-stands-in]')).toBeNull();
    await expect(canvasElement.querySelector('.view-line')?.textContent).toContain('include');
  }, patient);

/** The one editor that there is for a screen reader, whether Monaco has come or not. */
const theEditor = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: /Code editor/ });

export const Cpp: Story = {
  tags: ['vrt:unstretched'],
  play: async ({ args, canvasElement }) => {
    // There is exactly one editor at every moment while Monaco replaces the text box.
    await waitFor(() => expect(theEditor(canvasElement)).toBeVisible(), patient);
    const counts: number[] = [];
    const watcher = new MutationObserver(() =>
      counts.push(within(canvasElement).queryAllByRole('textbox', { name: /Code editor/ }).length),
    );
    watcher.observe(canvasElement, { subtree: true, childList: true, attributes: true });
    await ready(canvasElement);
    watcher.disconnect();
    await expect(counts.filter(count => count !== 1)).toEqual([]);
    await waitFor(
      () =>
        expect(new Set([...canvasElement.querySelectorAll('.view-line span span')].map(token => token.className)).size).toBeGreaterThan(3),
      patient,
    );
    const input = theEditor(canvasElement);
    input.focus();
    await waitFor(async () => {
      await fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true });
      await expect(args.onSubmit).toHaveBeenCalled();
    }, patient);
    await fireEvent.keyDown(input, { key: "'", code: 'Quote', keyCode: 222, ctrlKey: true });
    await expect(args.onRunSamples).toHaveBeenCalledOnce();
  },
};

/** Drawn with the colours of the page, which a host may change; what the compiler said stands under the code, and the host has the editor. */
export const MarkersAndOptions: Story = {
  args: {
    markers: [
      { line: 7, column: 15, endColumn: 18, message: "'sum' was not declared in this scope" },
      { line: 8, column: 5, endColumn: 14, message: 'unused variable', severity: 'warning' },
    ],
    options: { lineNumbers: 'off' },
    onMount: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('.squiggly-error')).toHaveLength(1), patient);
    await expect(canvasElement.querySelectorAll('.squiggly-warning')).toHaveLength(1);
    await expect(canvasElement.querySelector('.line-numbers')).toBeNull();
    await expect(args.onMount).toHaveBeenCalledOnce();
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--oj-surface').trim();
    const monaco = canvasElement.querySelector('.monaco-editor') as HTMLElement;
    await waitFor(() => expect(getComputedStyle(monaco).getPropertyValue('--vscode-editor-background')).toBe(surface));
  },
};

/** The host keeps the code; what it sets appears, and comes back through undo. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('# include nothing');
    return (
      <>
        <Button onClick={() => setValue('# include all')}>Reset</Button>
        <CodeEditor {...args} language="python" value={value} onValueChange={setValue} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvasElement.querySelector('.view-line')?.textContent).toContain('all'));
  },
};

export const ReadOnly: Story = { args: { readOnly: true, language: 'cpp' } };

/** The theme `page` is dark when the page is. */
export const Dark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };

export const EveryTheme: Story = {
  render: function EveryTheme(args) {
    const [themeName, setThemeName] = useState<(typeof editorThemes)[number]>('monokai');
    return (
      <>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6, marginBottom: 8 }}>
          {editorThemes.map(each => (
            <Button key={each} size="small" aria-pressed={each === themeName} onClick={() => setThemeName(each)}>
              {each}
            </Button>
          ))}
        </div>
        <CodeEditor {...args} themeName={themeName} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    const grounds = new Set<string>();
    for (const each of editorThemes) {
      await userEvent.click(canvas.getByRole('button', { name: each }));
      const editor = canvasElement.querySelector('.monaco-editor');
      if (editor)
        await waitFor(() =>
          expect(grounds.add(getComputedStyle(editor).getPropertyValue('--vscode-editor-background')).size).toBeGreaterThan(0),
        );
    }
    await expect(grounds.size).toBe(8);
  },
};

/** Fetched when they are chosen. `dd` deletes a line in Vim, Ctrl+K the rest of it in Emacs. */
export const VimAndEmacs: Story = {
  tags: ['vrt:skip'],
  render: function VimAndEmacs(args) {
    const [keyMap, setKeyMap] = useState<'usual' | 'vim' | 'emacs'>('vim');
    return (
      <>
        <Button onClick={() => setKeyMap('emacs')}>Emacs</Button>
        <CodeEditor {...args} keyMap={keyMap} wrap />
      </>
    );
  },
  args: { defaultValue: '# include one\ntwo\n  three\nfour\n', language: 'plaintext' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('NORMAL'), patient);
    const press = (key: string, code: string, keyCode: number, modifiers = {}) =>
      fireEvent.keyDown(canvas.getByRole('textbox', { name: /Code editor/ }), { key, code, keyCode, ...modifiers });
    const isNow = (code: string) => waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(code), patient);
    canvas.getByRole('textbox', { name: /Code editor/ }).focus();
    await press('d', 'KeyD', 68);
    await press('d', 'KeyD', 68);
    await isNow('two\n  three\nfour\n');
    await press('>', 'Period', 190, { shiftKey: true });
    await press('>', 'Period', 190, { shiftKey: true });
    await isNow('    two\n  three\nfour\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Emacs' }));
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('NORMAL'), patient);
    canvas.getByRole('textbox', { name: /Code editor/ }).focus();
    await waitFor(async () => {
      // While the keys of Emacs are not loaded, Ctrl+A selects all, which leaves the cursor at the end, where there is nothing to kill.
      await press('<', 'Comma', 188, { altKey: true, shiftKey: true });
      await press('k', 'KeyK', 75, { ctrlKey: true });
      await expect(args.onValueChange).not.toHaveBeenLastCalledWith('    two\n  three\nfour\n');
    }, patient);
    await press('y', 'KeyY', 89, { ctrlKey: true });
    await waitFor(() => expect(canvasElement.querySelector('.view-lines')?.textContent).toMatch(/two/), patient);
  },
};

export const Empty: Story = {
  args: { defaultValue: '', language: 'plaintext' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.monaco-editor')).not.toBeNull(), patient);
    await expect(await within(canvasElement).findByRole('textbox', { name: /Ctrl\+M/ })).toBeInTheDocument();
  },
};

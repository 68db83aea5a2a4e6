import { Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { editorFontSizes, editorKeyMaps, type EditorSettings, editorTabSizes, editorThemes } from '../CodeEditor/editorSettings';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { Popover } from '../../primitives/Popover/Popover';
import { Select } from '../../primitives/Select/Select';
import { theme } from '../../theme/theme';
import { editorToolbarPhrases } from './editorToolbarPhrases';

/** What themes are called; proper names, the same in every language. */
const themeLabels: Record<Exclude<EditorSettings['themeName'], 'page'>, string> = {
  monokai: 'Monokai',
  solarized: 'Solarized',
  material: 'Material',
  idea: 'IDEA',
  eclipse: 'Eclipse',
  base16_dark: 'Base16 Dark',
  cobalt: 'Cobalt',
  dracula: 'Dracula',
};

/** Proper names, too. */
const keyMapLabels = { vim: 'Vim', emacs: 'Emacs' };

interface EditorSettingsPopoverProps {
  settings: EditorSettings;
  onSettingsChange: (settings: EditorSettings) => void;
}

/** How a person likes the editor, behind one button. */
export function EditorSettingsPopover({ settings, onSettingsChange }: EditorSettingsPopoverProps) {
  const say = usePhrases(editorToolbarPhrases);
  const change = (changed: Partial<EditorSettings>) => onSettingsChange({ ...settings, ...changed });
  return (
    <Popover
      label={say('settings')}
      trigger={
        <IconButton label={say('settings')}>
          <Settings2 aria-hidden />
        </IconButton>
      }
    >
      <Form>
        <Select
          label={say('theme')}
          options={editorThemes.map(value => ({ value, label: value === 'page' ? say('page') : themeLabels[value] }))}
          value={settings.themeName}
          onValueChange={value => change({ themeName: editorThemes.find(each => each === value) ?? settings.themeName })}
        />
        <Select
          label={say('fontSize')}
          options={editorFontSizes.map(size => ({ value: String(size), label: `${size} px` }))}
          value={String(settings.fontSize)}
          onValueChange={value => change({ fontSize: Number(value) })}
        />
        <Select
          label={say('tabSize')}
          options={editorTabSizes.map(count => ({ value: String(count), label: say('columns', { count }) }))}
          value={String(settings.tabSize)}
          onValueChange={value => change({ tabSize: Number(value) })}
        />
        <Select
          label={say('keyMap')}
          options={editorKeyMaps.map(value => ({ value, label: value === 'usual' ? say('usual') : keyMapLabels[value] }))}
          value={settings.keyMap}
          onValueChange={value => change({ keyMap: editorKeyMaps.find(each => each === value) ?? settings.keyMap })}
        />
        <Checkbox label={say('wrap')} checked={settings.wrap} onCheckedChange={wrap => change({ wrap })} />
        <small>{say('escape')}</small>
      </Form>
    </Popover>
  );
}

const Form = styled.div`
  display: grid;
  gap: 12px;
  width: 220px;
  & small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

import { RotateCcw, Upload } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import type { EditorSettings } from '../CodeEditor/editorSettings';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { Select, type SelectOption } from '../../primitives/Select/Select';
import { theme } from '../../theme/theme';
import { EditorSettingsPopover } from './EditorSettingsPopover';
import { editorToolbarPhrases } from './editorToolbarPhrases';
import { type FileEncoding, textOf } from './textOf';

export interface EditorToolbarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onReset' | 'onSubmit'> {
  /** Languages that the problem accepts: name or `{value, label}`. Default C, C++, Java, Python3 and Python2. */
  languages?: readonly (string | SelectOption)[];
  /** The chosen one. */
  language: string;
  /** Called with the language that was chosen. */
  onLanguageChange: (language: string) => void;
  /** Theme, font size and tab size; without them there is no settings button. */
  settings?: EditorSettings;
  /** Called with the settings after a change. */
  onSettingsChange?: (settings: EditorSettings) => void;
  /** Puts the template back. Ask before, or offer to undo after. Without it there is no button. */
  onReset?: () => void;
  /** Called with the text of a file that the reader chose, and the encoding in which it was read. Without it there is no button. */
  onUpload?: (text: string, fileName: string, encoding: FileEncoding) => void;
  /** Called instead with the name of a file that is not text, such as a picture. */
  onUploadRefused?: (fileName: string) => void;
  /** When the draft was last saved; shown as the local time. Null keeps its line free on a phone, so that nothing moves when it comes. */
  savedAt?: Date | number | null | undefined;
  /** Runs the samples. Without it there is no such button. */
  onRunSamples?: () => void;
  /** Shows that the samples are being run. */
  runningSamples?: boolean;
  /** Submits the code. Without it there is no such button. */
  onSubmit?: () => void;
  /** Shows that the code is being submitted. */
  submitting?: boolean;
  /** Why the code cannot be submitted now; disables the button and explains it. */
  submitBlocked?: string | undefined;
  /** More buttons, after those of the toolbar. */
  children?: ReactNode;
}

const usualLanguages = ['C', 'C++', 'Java', 'Python3', 'Python2'];

/** What stands above a `CodeEditor`. It does nothing itself: every command goes to the host. */
export const EditorToolbar = forwardRef<HTMLDivElement, EditorToolbarProps>(function EditorToolbar(
  {
    languages = usualLanguages,
    language,
    onLanguageChange,
    settings,
    onSettingsChange,
    onReset,
    onUpload,
    onUploadRefused,
    savedAt,
    onRunSamples,
    runningSamples = false,
    onSubmit,
    submitting = false,
    submitBlocked,
    children,
    ...rest
  },
  ref,
) {
  const say = usePhrases(editorToolbarPhrases);
  const options = languages.map(each => (typeof each === 'string' ? { value: each, label: each } : each));
  return (
    <Bar ref={ref} aria-label={say('toolbar')} {...rest}>
      <Select label={say('language')} labelHidden options={options} value={language} onValueChange={onLanguageChange} />
      {settings && onSettingsChange && <EditorSettingsPopover settings={settings} onSettingsChange={onSettingsChange} />}
      {onReset && (
        <IconButton label={say('reset')} onClick={onReset}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      {onUpload && <UploadButton onUpload={onUpload} onUploadRefused={onUploadRefused} />}
      {children}
      <Saved at={savedAt} />
      {onRunSamples && (
        <Button data-wide pending={runningSamples} onClick={onRunSamples}>
          {say('runSamples')}
        </Button>
      )}
      {onSubmit && (
        <Button
          data-wide
          tone="primary"
          pending={submitting}
          disabled={submitBlocked !== undefined}
          title={submitBlocked}
          onClick={onSubmit}
        >
          {say('submit')}
          {submitBlocked === undefined && <Kbd aria-hidden>{onApple() ? '⌘ ↵' : 'Ctrl ↵'}</Kbd>}
        </Button>
      )}
    </Bar>
  );
});

const onApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

function Saved({ at }: { at: Date | number | null | undefined }) {
  const say = usePhrases(editorToolbarPhrases);
  const locale = useLocale();
  const time = at
    ? new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).format(at)
    : '';
  return <small>{at ? say('saved', { time }) : at === null && '\u00a0'}</small>;
}

type UploadButtonProps = Required<Pick<EditorToolbarProps, 'onUpload'>> & {
  onUploadRefused: EditorToolbarProps['onUploadRefused'];
};

function UploadButton({ onUpload, onUploadRefused }: UploadButtonProps) {
  const say = usePhrases(editorToolbarPhrases);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const read = await textOf(file);
    if (read === undefined) onUploadRefused?.(file.name);
    else onUpload(read.text, file.name, read.encoding);
  };
  return (
    <>
      <IconButton label={say('upload')} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say('upload')}
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}

const Bar = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-height: 50px;
  padding: 7px 14px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  & > small {
    flex: 1;
    min-width: 0;
    margin-inline: 4px;
    color: ${theme.color.text3};
    font: 400 13px/18px ${theme.family.sans};
    font-variant-numeric: tabular-nums;
  }
  ${theme.phone} {
    padding-inline: 10px;
    & > small {
      flex-basis: 100%;
      order: 1;
    }
    & > small:empty,
    & kbd {
      display: none;
    }
    & > [data-wide] {
      flex: 1;
    }
  }
`;

import { Maximize2, Minimize2 } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type DragEvent,
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { usePhoneWithTouch } from '../../hooks/usePhoneWithTouch';
import { Field, type FieldTexts } from '../../primitives/Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { applyEdit, writingOf } from './applyEdit';
import { commandsWith, type CommandName } from './commands';
import { EditorBar, type Tool } from './EditorBar';
import { areaStyle, barButtonStyle, editorFrame, footStyle, panesStyle, viewsStyle } from './editorStyle';
import { EditorUploadList } from './EditorUploadList';
import { markdownEditorPhrases } from './markdownEditorPhrases';
import { MarkdownPreview } from './MarkdownPreview';
import { type EditorUpload, useEditorUploads } from './useEditorUploads';
import { useWritingKeys } from './useWritingKeys';

type AreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'value' | 'defaultValue' | 'onChange'>;

export interface MarkdownEditorProps extends FieldTexts, AreaProps {
  /** The text. When it is given, the host controls it. */
  value?: string;
  /** First text when the editor keeps it itself. Default empty. */
  defaultValue?: string;
  /** Called with the whole text after each change. */
  onValueChange?: (text: string) => void;
  /** What is open at first. On phones `both` is `write`. Default `write`. */
  defaultView?: 'write' | 'both' | 'preview';
  /** Greatest number of characters. The text is never cut: the counter and the host's error say that it is too long. */
  maxCharacters?: number;
  /** Height of the text at first, px. Default 240. */
  heightPx?: number;
  /** Takes pictures: by the button, by pasting and by dropping. */
  uploadImage?: EditorUpload;
  /** Takes other files the same way; a PDF becomes a card for readers. Given alone: pictures are files like others, and have no button. */
  uploadFile?: EditorUpload;
  /** Called when the reader deletes an uploaded file from the text by its entry under it. */
  onRemoveUpload?: (address: string) => void;
}

const views = ['write', 'both', 'preview'] as const;
const accepts = { image: 'image/*', pdf: '.pdf', file: '' };

/**
 * Writes markdown: a plain text area, so that every input method, reader and undo works, under a row of commands. Preview by `MarkdownViewer`.
 * `ref` and rest go to the `<textarea>`; `className` and `style` to the field around it. APG pattern: toolbar, for the commands.
 */
export const MarkdownEditor = forwardRef<HTMLTextAreaElement, MarkdownEditorProps>(function MarkdownEditor(
  {
    label,
    labelHidden,
    hint,
    error,
    value,
    defaultValue = '',
    onValueChange,
    defaultView = 'write',
    maxCharacters,
    heightPx = 240,
    uploadImage,
    uploadFile,
    onRemoveUpload,
    id,
    className,
    style,
    ...rest
  },
  ref,
) {
  const say = usePhrases(markdownEditorPhrases);
  const made = useId();
  const areaId = id ?? made;
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  const [text, setText] = useControllable({ value, defaultValue, onChange: onValueChange });
  const phone = usePhoneWithTouch();
  const [chosenView, setView] = useState(defaultView);
  const view = phone && chosenView === 'both' ? 'write' : chosenView;
  const [full, setFull] = useState(false);
  const [over, setOver] = useState(false);
  const locked = rest.disabled || rest.readOnly || false;
  const commands = commandsWith({
    bold: say('boldText'),
    italic: say('italicText'),
    code: say('codeText'),
    link: say('linkText'),
    image: say('imageText'),
    column: say('columnText'),
    cell: say('cellText'),
  });
  const uploads = useEditorUploads({
    area,
    uploadImage,
    uploadFile,
    onRemoveUpload,
    placeholderOf: name => say('uploadingMark', { name }),
  });
  const run = (name: CommandName) => {
    if (area.current && !locked) applyEdit(area.current, commands[name](writingOf(area.current)));
  };
  const applyTool = (tool: Tool): void => {
    if (view === 'preview') setView('write');
    const name = tool === 'file' || tool === 'pdf' ? 'link' : tool;
    const choosesFile = name === 'link' ? tool !== 'link' : name === 'image' && uploadImage !== undefined;
    if (!choosesFile) {
      requestAnimationFrame(() => run(name));
      return;
    }
    if (!chooser.current) return;
    chooser.current.accept = accepts[tool === 'image' || tool === 'pdf' ? tool : 'file'];
    chooser.current.click();
  };
  const keys = useWritingKeys({
    run,
    onEscape: () => {
      setFull(false);
      return full;
    },
  });
  const take = (files: Iterable<File> | undefined) => {
    const taken = locked ? [] : [...(files ?? [])].filter(uploads.takes);
    uploads.add(taken);
    return taken.length > 0;
  };
  const dragging = (event: DragEvent, on: boolean) => {
    if (locked || !(uploadImage ?? uploadFile) || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(on);
  };
  const excess = maxCharacters === undefined ? 0 : text.length - maxCharacters;
  const field = { label, labelHidden: labelHidden ?? false, hint, error, id: areaId, className, style, required: rest.required };
  const FullIcon = full ? Minimize2 : Maximize2;
  return (
    <Field {...field}>
      {wiring => (
        <Frame
          data-view={view}
          data-full={full || undefined}
          data-over={over ? say('dropHere') : undefined}
          data-invalid={error ? true : undefined}
          data-disabled={rest.disabled || undefined}
          style={{ '--editor-height': `${heightPx}px` } as CSSProperties}
          onDragOver={event => dragging(event, true)}
          onDragLeave={event => dragging(event, false)}
          onDrop={event => {
            dragging(event, false);
            if (take(event.dataTransfer.files)) event.preventDefault();
          }}
        >
          <EditorBar
            takesFiles={uploadFile !== undefined}
            takesPictures={uploadImage !== undefined || uploadFile === undefined}
            disabled={locked}
            controlsId={areaId}
            onTool={applyTool}
          >
            <Views aria-label={say('view')}>
              {views.map(each => (
                <button key={each} type="button" data-view={each} aria-pressed={each === view} onClick={() => setView(each)}>
                  {say(each)}
                </button>
              ))}
            </Views>
            <Corner
              type="button"
              aria-label={say(full ? 'leaveFull' : 'full')}
              title={say(full ? 'leaveFull' : 'full')}
              aria-pressed={full}
              onClick={() => setFull(!full)}
            >
              <FullIcon aria-hidden />
            </Corner>
          </EditorBar>
          <Panes>
            <Area
              ref={area}
              spellCheck
              {...rest}
              {...wiring}
              aria-description={say('tabs')}
              value={text}
              onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
              onKeyDown={event => {
                rest.onKeyDown?.(event);
                if (!event.defaultPrevented && !locked) keys(event);
              }}
              onPaste={event => {
                rest.onPaste?.(event);
                if (take(event.clipboardData.files)) event.preventDefault();
              }}
            />
            {view !== 'write' && <MarkdownPreview source={text} />}
          </Panes>
          <EditorUploadList uploads={uploads} />
          <Foot>
            <span>{say('tabs')}</span>
            {maxCharacters !== undefined && (
              <span data-tone={excess > 0 ? 'error' : undefined} aria-live={excess > -100 ? 'polite' : 'off'}>
                {excess > 0 ? say('tooLong', { count: excess }) : say('count', { used: text.length, max: maxCharacters })}
              </span>
            )}
          </Foot>
          <Chooser
            ref={chooser}
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden
            onChange={event => {
              take(event.target.files ?? undefined);
              event.target.value = '';
            }}
          />
        </Frame>
      )}
    </Field>
  );
});

const Frame = styled.div`
  ${editorFrame}
`;

const Panes = styled.div`
  ${panesStyle}
`;

const Area = styled.textarea`
  ${areaStyle}
`;

const Views = styled.div.attrs({ role: 'group' })`
  ${viewsStyle}
`;

const Corner = styled.button`
  ${barButtonStyle}
`;

const Foot = styled.div`
  ${footStyle}
`;

const Chooser = styled.input`
  ${visuallyHidden}
`;

import { CircleAlert, Smile } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { EmojiPicker } from '../EmojiPicker/EmojiPicker';
import { emojiPhrases } from '../EmojiPicker/emojiPhrases';
import { formatCount } from '../../format/measures';
import { useControllable } from '../../hooks/useControllable';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { applyEdit, writingOf } from '../MarkdownEditor/applyEdit';
import { commandsWith } from '../MarkdownEditor/commands';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { CommentBar, type CommentCommand, Press } from './CommentBar';
import { commentFormPhrases } from './commentFormPhrases';
import { actionsStyle, formFrame, textStyle } from './commentFormStyle';
import { ContestTips } from './ContestTips';
import { useTask } from '../../hooks/useTask';

type AreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'onSubmit'>;

export interface CommentFormProps extends AreaProps {
  /** Posts the text. While its promise is open the form waits; then it is emptied. When it rejects, the text stays. */
  onSubmit: (text: string) => unknown;
  /** What to say to a rejection of `onSubmit`; nothing for the plain sentence. */
  describeError?: (error: unknown) => string | undefined;
  /** The text. When it is given, the host controls it. */
  value?: string;
  /** First text when the form keeps it itself. Default empty. */
  defaultValue?: string;
  /** Called with the text after each change. */
  onValueChange?: (text: string) => void;
  /** Name of the text area for screen readers. Default: "Comment". */
  label?: string;
  /** Wording of the button. Default: "Submit Comment". */
  submitLabel?: string;
  /** Gives the form a Cancel button, for replies. */
  onCancel?: () => void;
  /** Greatest number of characters; more can be typed, not posted. Default 10000. */
  maxCharacters?: number;
  /** Puts the three tips for contest questions over the form. Default false. */
  contestTips?: boolean;
}

const MOST = 10_000;
/** The counter shows only when the end is near. */
const COUNTED_FROM = 0.8;

/**
 * Writes a comment or a reply: markdown in a plain text area, emoji, ⌘/Ctrl+Enter posts. `ref` and rest go to the `<textarea>`;
 * `className` and `style` to the form.
 */
export const CommentForm = forwardRef<HTMLTextAreaElement, CommentFormProps>(function CommentForm(
  {
    onSubmit,
    describeError,
    value,
    defaultValue = '',
    onValueChange,
    label,
    submitLabel,
    onCancel,
    maxCharacters = MOST,
    contestTips = false,
    className,
    style,
    id,
    rows = 4,
    disabled = false,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const say = usePhrases(commentFormPhrases);
  const emoji = usePhrases(emojiPhrases);
  const locale = useLocale();
  const made = useId();
  const areaId = id ?? made;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  const [text, setText] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [refusal, setRefusal] = useState<string>();
  const task = useTask();
  const failed = task.failure && (describeError?.(task.failure.error) ?? say('failed'));
  const wrong = refusal ?? failed;
  const locked = disabled || task.pending;

  const submit = async () => {
    if (locked) return;
    const refused =
      text.trim() === ''
        ? say('empty')
        : text.length > maxCharacters
          ? say('tooLong', { max: formatCount(maxCharacters, locale) })
          : undefined;
    setRefusal(refused);
    if (refused) area.current?.focus();
    else if (await task.run(() => onSubmit(text))) setText('');
  };
  const command = (name: CommentCommand) => {
    const commands = commandsWith({ bold: '', italic: '', image: '', column: '', cell: '', code: say('codeText'), link: say('linkText') });
    if (area.current) applyEdit(area.current, commands[name](writingOf(area.current)));
  };
  const insert = (emoji: string) => {
    if (!area.current) return;
    const { start, end } = writingOf(area.current);
    applyEdit(area.current, { from: start, to: end, insert: emoji, start: start + emoji.length, end: start + emoji.length });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const counted = { used: formatCount(text.length, locale), max: formatCount(maxCharacters, locale) };
  return (
    <Form
      className={className}
      style={style}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {contestTips && <ContestTips />}
      <Frame data-invalid={wrong ? true : undefined} data-disabled={disabled || undefined}>
        <textarea
          ref={area}
          id={areaId}
          rows={rows}
          placeholder={say('placeholder')}
          {...rest}
          aria-label={label ?? say('label')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${areaId}-note`}
          disabled={disabled}
          readOnly={task.pending}
          value={text}
          onKeyDown={press}
          onChange={event => {
            setRefusal(undefined);
            task.reset();
            setText(event.target.value);
          }}
        />
        <CommentBar disabled={locked} controlsId={areaId} onCommand={command}>
          <EmojiPicker
            onEmojiSelect={insert}
            focusAfter={area}
            trigger={
              <Press type="button" aria-label={emoji('open')} title={emoji('open')} disabled={locked}>
                <Smile aria-hidden />
              </Press>
            }
          />
        </CommentBar>
      </Frame>
      <Actions>
        <Note id={`${areaId}-note`} aria-live="polite" data-tone={wrong ? 'error' : undefined}>
          {wrong ? (
            <>
              <CircleAlert aria-hidden /> <span>{wrong}</span>
            </>
          ) : (
            text.length >= maxCharacters * COUNTED_FROM && (
              <span data-over={text.length > maxCharacters || undefined}>
                <span aria-hidden>{say('count', counted)}</span>
                <Spoken>{say('counted', counted)}</Spoken>
              </span>
            )
          )}
        </Note>
        <Shortcut aria-hidden>
          <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd> {say('shortcut')}
        </Shortcut>
        {onCancel && (
          <Button tone="quiet" disabled={task.pending} onClick={onCancel}>
            {say('cancel')}
          </Button>
        )}
        <Button type="submit" tone="primary" pending={task.pending} disabled={disabled}>
          {submitLabel ?? say('submit')}
        </Button>
      </Actions>
    </Form>
  );
});

const Form = styled.form`
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Frame = styled.div`
  ${formFrame}
  & > textarea {
    ${textStyle}
  }
`;

const Actions = styled.div`
  ${actionsStyle}
`;

const Note = styled.div`
  display: flex;
  flex: 1 1 160px;
  gap: 5px;
  min-width: 0;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  &[data-tone='error'],
  & > [data-over] {
    color: ${theme.color.danger};
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Shortcut = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  @media (pointer: coarse) {
    display: none;
  }
  ${theme.phone} {
    display: none;
  }
`;

import { type CompositionEvent, forwardRef, type KeyboardEvent, type UIEventHandler, useRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { codeEditorPhrases } from './codeEditorPhrases';
import type { EditingProps } from './editing';

/** Below it phones zoom into the page when the box is focused. */
export const LEAST_TOUCH_FONT_PX = 16;

interface PlainEditorProps extends EditingProps {
  standsIn?: boolean;
  onScroll?: UIEventHandler<HTMLTextAreaElement>;
}

/** The code as plain text: for fingers on a phone, until Monaco has come, and for browsers that cannot load it. */
export const PlainEditor = forwardRef<HTMLTextAreaElement, PlainEditorProps>(function PlainEditor(
  { value, onValueChange, fontSize, tabSize, wrap, readOnly, onSubmit, onRunSamples, 'aria-label': label, standsIn = false, onScroll },
  ref,
) {
  const say = usePhrases(codeEditorPhrases);
  const tabLeaves = useRef(false);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (standsIn && event.ctrlKey && event.key === 'm') {
      event.preventDefault();
      tabLeaves.current = !tabLeaves.current;
    }
    if (standsIn && event.key === 'Tab' && !isCommand && !event.altKey && !event.shiftKey && !tabLeaves.current && !readOnly) {
      event.preventDefault();
      // The one way to insert that undo knows of.
      document.execCommand('insertText', false, ' '.repeat(tabSize));
    }
    const act = !isCommand ? undefined : event.key === 'Enter' ? onSubmit : event.key === "'" ? onRunSamples : undefined;
    if (!act) return;
    event.preventDefault();
    act(event.currentTarget.value);
  };
  const noteComposing = ({ type, currentTarget: { dataset } }: CompositionEvent<HTMLTextAreaElement>) => {
    if (type === 'compositionstart') dataset.composing = '';
    else delete dataset.composing;
  };
  return (
    <Paper
      ref={ref}
      value={value}
      onChange={event => onValueChange(event.target.value)}
      onKeyDown={press}
      onScroll={onScroll}
      onCompositionStart={noteComposing}
      onCompositionEnd={noteComposing}
      readOnly={readOnly}
      aria-label={label ?? say(standsIn ? 'name' : 'plainName')}
      data-stands-in={standsIn || undefined}
      style={{ fontSize: standsIn ? fontSize : Math.max(fontSize, LEAST_TOUCH_FONT_PX), tabSize }}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap={wrap ? 'soft' : 'off'}
    />
  );
});

const Paper = styled.textarea`
  display: block;
  width: 100%;
  height: 100%;
  padding: 12px 14px;
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.family.mono};
  font-variant-ligatures: none;
  line-height: 1.57;
  resize: none;
  outline-offset: -2px;

  /* Its text stands where that of Monaco will. */
  &[data-stands-in] {
    position: absolute;
    inset: 0;
    padding-inline-start: 64px;
  }
  &[hidden] {
    display: none;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
`;

import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { codeEditorPhrases } from './codeEditorPhrases';
import type { EditingProps } from './editing';

/** Below it phones zoom into the page when the box is focused. */
const LEAST_TOUCH_FONT_PX = 16;

/** The code as plain text, for fingers on a phone and for browsers that cannot load Monaco. */
export function PlainEditor(props: EditingProps) {
  const { value, onValueChange, fontSize, tabSize, readOnly, onSubmit, onRunSamples, 'aria-label': label } = props;
  const say = usePhrases(codeEditorPhrases);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    const act = event.key === 'Enter' ? onSubmit : event.key === "'" ? onRunSamples : undefined;
    if (!act) return;
    event.preventDefault();
    act(event.currentTarget.value);
  };
  return (
    <Paper
      value={value}
      onChange={event => onValueChange(event.target.value)}
      onKeyDown={press}
      readOnly={readOnly}
      aria-label={label ?? say('plainName')}
      style={{ fontSize: Math.max(fontSize, LEAST_TOUCH_FONT_PX), tabSize, lineHeight: 1.57 }}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap="off"
    />
  );
}

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
  resize: none;
  outline-offset: -2px;

  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
`;

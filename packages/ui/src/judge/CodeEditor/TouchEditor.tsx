import { type UIEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { syntaxColors } from '../../code/syntaxColors';
import { useCodeLines } from '../../code/useCodeLines';
import { theme } from '../../theme/theme';
import type { EditingProps } from './editing';
import { LEAST_TOUCH_FONT_PX, PlainEditor } from './PlainEditor';

/** Longer code is coloured no more: each key colours all of it again. */
const MOST_COLOURED_CHARACTERS = 20_000;

/** The box of a phone. Under its transparent text lies the same text with colours and line numbers, scrolled with it. */
export function TouchEditor(props: EditingProps) {
  const { value, language, fontSize, tabSize, wrap } = props;
  const drawn = useRef<HTMLDivElement>(null);
  const lines = useCodeLines(value, value.length > MOST_COLOURED_CHARACTERS ? 'plaintext' : language, true);
  const follow = ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLTextAreaElement>) =>
    drawn.current?.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
  return (
    <Stack data-wide={lines.length > 999 || undefined}>
      <Drawn ref={drawn} aria-hidden data-wraps={wrap || undefined} style={{ fontSize: Math.max(fontSize, LEAST_TOUCH_FONT_PX), tabSize }}>
        {lines.map((line, index) => (
          <div key={index} data-line={index + 1}>
            {line}
            {'\n'}
          </div>
        ))}
      </Drawn>
      <PlainEditor {...props} onScroll={follow} />
    </Stack>
  );
}

const Stack = styled.div`
  --gutter: calc(3ch + 26px);
  position: relative;
  height: 100%;
  background: ${theme.color.surface};
  font-family: ${theme.family.mono};
  &[data-wide] {
    --gutter: calc(6ch + 26px);
  }
  & > textarea {
    position: relative;
    padding-inline-start: var(--gutter);
    background: transparent;
    color: transparent;
    caret-color: ${theme.color.text};
  }
  & > textarea::selection {
    background: color-mix(in srgb, ${theme.color.focus} 30%, transparent);
    color: transparent;
  }
`;

/** Its metrics are those of the box. */
const Drawn = styled.div`
  ${syntaxColors}
  position: absolute;
  inset: 0;
  padding-block: 12px;
  overflow: hidden;
  color: ${theme.color.text};
  font-family: ${theme.family.mono};
  font-variant-ligatures: none;
  line-height: 1.57;
  white-space: pre;
  pointer-events: none;
  &[data-wraps] {
    overflow-wrap: break-word;
    white-space: pre-wrap;
  }
  & > div {
    position: relative;
    width: max-content;
    min-width: 100%;
    padding-inline: var(--gutter) 14px;
  }
  &[data-wraps] > div {
    width: auto;
  }
  & > div::before {
    position: absolute;
    inset-inline-start: 0;
    width: calc(var(--gutter) - 14px);
    color: ${theme.color.text3};
    text-align: end;
    content: attr(data-line);
  }
`;

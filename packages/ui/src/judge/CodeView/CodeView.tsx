import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { type CodeLanguage, codeLanguageOf } from '../../code/codeLanguages';
import { codeFrameStyle } from '../../code/codeFrameStyle';
import { syntaxColors } from '../../code/syntaxColors';
import { useCodeLines } from '../../code/useCodeLines';
import { CopyButton } from '../../primitives/CopyButton/CopyButton';
import { useNear } from '../../hooks/useNear';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { theme } from '../../theme/theme';

const words = phrases('codeView', {
  code: { zh: '代码', en: 'code' },
  empty: { zh: '（没有代码）', en: '(no code)' },
});

export interface CodeViewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The program text, as it is. */
  code: string;
  /** Editor mode such as `cpp`, or the name that the judge gives the language ("C++ 20"). Default plain text. */
  language?: CodeLanguage | (string & {});
  /** Language and author, for example; stands at the start of the bar above the code. */
  caption?: ReactNode;
  /** Buttons beside the copy button, at the end of the bar: share, open in editor. */
  actions?: ReactNode;
  /** Height in px from which the code scrolls. Without it all of it stands there. */
  maxHeight?: number;
  /** Lines, from 1, that are marked, such as the line of a compile error. */
  markedLines?: readonly number[];
}

const noLines: readonly number[] = [];

/** Code to read: coloured, with line numbers that are neither selected nor copied. Prints whole, lines wrapped. */
export const CodeView = forwardRef<HTMLDivElement, CodeViewProps>(function CodeView(
  { code, language = 'plaintext', caption, actions, maxHeight, markedLines = noLines, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const text = useMemo(() => code.replaceAll('\r\n', '\n').replace(/\n$/, ''), [code]);
  const [near, pre] = useNear<HTMLPreElement>(false, 200);
  const lines = useCodeLines(text, codeLanguageOf(language), near);
  const marked = useMemo(() => new Set(markedLines), [markedLines]);
  return (
    <Root ref={ref} {...rest}>
      <div data-part="bar">
        <span>{caption}</span>
        {actions}
        {text && <CopyButton text={code} what={say('code')} fallback={pre} />}
      </div>
      {text ? (
        <ScrollingPre
          ref={pre}
          label={say('code')}
          style={maxHeight === undefined ? undefined : { maxHeight }}
          data-digits={String(lines.length).length}
        >
          <code>
            {lines.map((line, index) => (
              <span key={index} data-line={index + 1} data-marked={marked.has(index + 1) || undefined}>
                {line}
                {'\n'}
              </span>
            ))}
          </code>
        </ScrollingPre>
      ) : (
        <p>{say('empty')}</p>
      )}
    </Root>
  );
});

const Root = styled.div`
  ${syntaxColors}
  ${codeFrameStyle}
  & > [data-part='bar'] {
    flex-wrap: wrap;
  }
  & > [data-part='bar'] > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > p {
    margin: 0;
    padding: 12px 14px;
    color: ${theme.color.text3};
  }
  & > pre {
    padding: 10px 0;
    color: ${theme.color.text};
  }
  & code {
    display: block;
    width: max-content;
    min-width: 100%;
  }
  & [data-line] {
    position: relative;
    display: block;
    padding-inline: calc(var(--number-width, 4ch) + 24px) 14px;
  }
  & [data-line]::before {
    position: absolute;
    inset-inline-start: 8px;
    width: var(--number-width, 4ch);
    color: ${theme.color.text3};
    text-align: end;
    content: attr(data-line);
    user-select: none;
  }
  & [data-digits='5'],
  & [data-digits='6'] {
    --number-width: 6ch;
  }
  & [data-marked] {
    background: ${theme.color.dangerSoft};
    box-shadow: inset 4px 0 0 var(--oj-wa);
  }
  @media print {
    border-color: ${theme.color.lineStrong};
    & > pre {
      max-height: none !important;
    }
    & code {
      width: auto;
    }
  }
`;

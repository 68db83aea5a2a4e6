import { styled } from 'styled-components';
import { codeLanguageOf } from '../../code/codeLanguages';
import { syntaxColors } from '../../code/syntaxColors';
import { useCodeLines } from '../../code/useCodeLines';
import { CopyButton } from '../../primitives/CopyButton/CopyButton';
import { useNear } from '../../hooks/useNear';
import { usePhrases } from '../../locale/LocaleProvider';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { theme } from '../../theme/theme';
import { markdownPhrases } from './markdownPhrases';

interface CodeFenceProps {
  code: string;
  /** Any name of the language, as the author of the text wrote it. */
  language: string;
}

/** A block of code in a text. */
export function CodeFence({ code, language }: CodeFenceProps) {
  const say = usePhrases(markdownPhrases);
  const [near, pre] = useNear<HTMLPreElement>(false, 200);
  const lines = useCodeLines(code, codeLanguageOf(language), near);
  return (
    <Paper>
      <ScrollingPre ref={pre} label={say('code')}>
        <code>
          {lines.map((line, index) => (
            <span key={index}>
              {line}
              {'\n'}
            </span>
          ))}
        </code>
      </ScrollingPre>
      <CopyButton text={code} what={say('code')} fallback={pre} />
    </Paper>
  );
}

const Paper = styled.div`
  ${syntaxColors}
  position: relative;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  & > pre {
    padding: 10px 14px;
    border-radius: inherit;
  }
  & > button {
    position: absolute;
    inset: 6px 6px auto auto;
    background: ${theme.color.surface};
  }
`;
